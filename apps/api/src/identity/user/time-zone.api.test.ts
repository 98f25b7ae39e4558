import { timeZoneEndpoints } from '@chignon/contract/identity/time-zone'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { awardBadges } from '../../learning/badge/award-badges.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { badges, userBadges } from '../../platform/db/schema/badge.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp({ sample: true })
const { db, services } = testApp

test('a time zone that does not exist is refused', async () => {
  const { token } = await makeMember(db, testNow)
  const set = async (zone: unknown) =>
    (await testApp.request('PUT', '/user/time-zone', { token, body: { time_zone: zone } })).status
  expect([await set('Asia/Tehran'), await set('Asia/Atlantis'), await set(''), await set(3)]).toEqual([
    200, 422, 422, 422,
  ])
})

// Seven days in Los Angeles, every other evening after midnight in UTC: only four dates there.
const finishedAt = [1, 2, 3, 4, 5, 6, 7].map((date) =>
  date % 2 === 1 ? `2027-02-0${date}T10:00:00-08:00` : `2027-02-0${date}T23:00:00-08:00`,
)

test.each([
  ['America/Los_Angeles', ['steady-hand']],
  ['UTC', []],
])('seven days of learning in a row are days where the person lives: %s', async (zone, expected) => {
  const { user, token } = await makeMember(db, testNow)
  await testApp.call(timeZoneEndpoints.set, { body: { time_zone: zone } }, { token })
  const { lessons } = await makeCourse(db, { lessons: 8 })
  await db()
    .insert(lessonProgress)
    .values(
      finishedAt.map((time, index) => ({
        userId: user.id,
        lessonId: lessons[index]?.id ?? '',
        doneAt: new Date(time),
      })),
    )
  await db.transaction(() => awardBadges(services, user.id))
  const held = await db()
    .select({ slug: badges.slug })
    .from(userBadges)
    .innerJoin(badges, eq(badges.id, userBadges.badgeId))
    .where(eq(userBadges.userId, user.id))
  expect(held.map(({ slug }) => slug).filter((slug) => slug !== 'first-snip')).toEqual(expected)
})
