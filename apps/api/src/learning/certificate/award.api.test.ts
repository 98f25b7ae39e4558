import { profileEndpoints } from '@chignon/contract/identity/profile'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeQualification } from '../../platform/db/factories/qualification.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { courses as courseTable } from '../../platform/db/schema/course.ts'
import { lessonProgress, lessons as lessonTable } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclassEducators } from '../../platform/db/schema/online-masterclass.ts'
import { userBadges } from '../../platform/db/schema/badge.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { awardForLesson } from './award-for-lesson.ts'
import { awardForProgram } from './award-for-program.ts'

const testApp = await openTestApp({ sample: true })
const { db, services, time } = testApp

type Lessons = { id: string }[]

/** Marks lessons as done, each in a transaction with what it awards. */
async function finish(userId: string, lessons: Lessons) {
  for (const { id: lessonId } of lessons) {
    await db.transaction(async () => {
      await db().insert(lessonProgress).values({ userId, lessonId, doneAt: time.now })
      await awardForLesson(services, { userId, lessonId })
    })
  }
}

const held = (userId: string) => db().select().from(certificates).where(eq(certificates.userId, userId))
const badgesOf = (userId: string) => db().select().from(userBadges).where(eq(userBadges.userId, userId))

async function makeCategoryWithCourses(count = 2) {
  const category = await makeCategory(db)
  const qualification = await makeQualification(db, { categoryId: category.id, name: localized('Cutter') })
  const courses = await Promise.all(
    Array.from({ length: count }, () => makeCourse(db, { categoryId: category.id })),
  )
  const all = courses.flatMap(({ lessons }) => lessons)
  return { qualification, courses, all, beforeLast: all.slice(0, -1), last: all.slice(-1) }
}

test('two finished courses of a category award the silver certificate, with what it was awarded for', async () => {
  const { qualification, courses, beforeLast, last } = await makeCategoryWithCourses()
  const user = await makeUser(db, { firstName: 'Ana', lastName: 'Díaz', locale: 'de' })
  await finish(user.id, beforeLast)
  expect(await held(user.id)).toEqual([])
  const start = time.now
  time.now = new Date(start.getTime() + 60_000)
  await finish(user.id, last)
  const [certificate, ...others] = await held(user.id)
  expect(others).toEqual([])
  expect(certificate).toMatchObject({
    tier: 'silver',
    state: 'valid',
    qualificationId: qualification.id,
    holderName: 'Ana Díaz',
    earnedAt: time.now,
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    content: {
      title: localized('Cutter'),
      academy: 'Chignon',
      duration: 1200,
      lessonCount: 4,
      startedAt: start.toISOString(),
      courses: expect.arrayContaining(courses.map(({ name }) => ({ name, duration: 600, lessonCount: 2 }))),
    },
  })
  const { rows } = await services.notifications.list(user.id, { page: 1, per_page: 20 })
  expect(rows.map(({ kind }) => kind)).toContain('certificate-awarded')
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.subject).toContain('Dein Zertifikat: ')
  expect(mail?.text).toContain('https://academy.test/certificates/')
})

test('two courses of different categories award nothing', async () => {
  const user = await makeUser(db)
  for (const { lessons } of [await makeCourse(db), await makeCourse(db)]) await finish(user.id, lessons)
  expect(await held(user.id)).toEqual([])
})

test('keeps what it says when the course is renamed or gets another lesson', async () => {
  const { courses, all } = await makeCategoryWithCourses()
  const user = await makeUser(db)
  await finish(user.id, all)
  const [before] = await held(user.id)
  const [course] = courses
  if (!course) return expect.unreachable('there are two courses')
  await db()
    .update(courseTable)
    .set({ name: localized('Another') })
    .where(eq(courseTable.id, course.id))
  await makeQualification(db)
  await awardForLesson(services, { userId: user.id, lessonId: course.lessons[0]?.id ?? '' })
  expect(await held(user.id)).toEqual([before])
})

test('two lessons finished at the same moment award one certificate', async () => {
  const { all } = await makeCategoryWithCourses()
  const [first, second, ...others] = all
  if (!first || !second) return expect.unreachable('there are four lessons')
  const user = await makeUser(db)
  await finish(user.id, others)
  // The first transaction awards before the second begins to, and commits while the second waits for the lock.
  let finishFirst = () => {}
  const mayCommit = new Promise<void>((resolve) => (finishFirst = resolve))
  let firstHasAwarded = () => {}
  const awarded = new Promise<void>((resolve) => (firstHasAwarded = resolve))
  const finishing = db.transaction(async () => {
    await db().insert(lessonProgress).values({ userId: user.id, lessonId: first.id, doneAt: time.now })
    await awardForLesson(services, { userId: user.id, lessonId: first.id })
    firstHasAwarded()
    await mayCommit
  })
  await awarded
  const alsoFinishing = finish(user.id, [second])
  await expect.poll(() => waitingForLocks(db)).toBe(1)
  finishFirst()
  await Promise.all([finishing, alsoFinishing])
  expect(await held(user.id)).toHaveLength(1)
})

test('the same lesson finished on many devices awards one certificate, one mail and each badge once', async () => {
  const { beforeLast, last } = await makeCategoryWithCourses()
  const user = await makeUser(db)
  await finish(user.id, beforeLast)
  const [lesson] = last
  if (!lesson) return expect.unreachable('there is a last lesson')
  await db().insert(lessonProgress).values({ userId: user.id, lessonId: lesson.id, doneAt: time.now })
  await Promise.all(
    Array.from({ length: 6 }, () => awardForLesson(services, { userId: user.id, lessonId: lesson.id })),
  )
  expect(await held(user.id)).toHaveLength(1)
  expect(await testApp.mailTo(user.email)).toHaveLength(1)
  expect(await badgesOf(user.id)).toHaveLength(2)
})

test('an approved exam awards gold once, for the lessons that were done', async () => {
  const courses = await Promise.all([makeCourse(db), makeCourse(db)])
  const program = await makeProgram(db, { courses })
  const user = await makeUser(db)
  const lessons = courses.flatMap((course) => course.lessons)
  await finish(user.id, lessons)
  expect(await held(user.id)).toEqual([])
  const [first] = courses
  await db()
    .insert(lessonTable)
    .values({
      courseId: first?.id ?? '',
      slug: 'added-since',
      position: 99,
      resourceType: 'video/mp4',
      name: localized('Added since'),
    })
  for (const programId of [program.id, program.id])
    await awardForProgram(services, { userId: user.id, programId })
  expect(await held(user.id)).toMatchObject([
    {
      tier: 'gold',
      programId: program.id,
      content: { courses: courses.map(({ name }) => ({ name })), lessonCount: lessons.length },
    },
  ])
})

test('a finished online masterclass awards premium gold, in the name of its educators', async () => {
  const masterclass = await makeOnlineMasterclass(db)
  const educator = await makeUser(db, { role: 'educator', firstName: 'Inês', lastName: 'Duarte' })
  await db()
    .insert(onlineMasterclassEducators)
    .values({ onlineMasterclassId: masterclass.id, userId: educator.id, position: 1 })
  const lessons = await db()
    .insert(lessonTable)
    .values(
      [1, 2].map((position) => ({
        onlineMasterclassId: masterclass.id,
        slug: `part-${position}`,
        position,
        resourceType: 'video/mp4',
        duration: 60,
        name: localized('Part'),
      })),
    )
    .returning()
  const user = await makeUser(db)
  await finish(user.id, lessons.slice(1))
  expect(await held(user.id)).toEqual([])
  await finish(user.id, lessons.slice(0, 1))
  expect(await held(user.id)).toMatchObject([
    { tier: 'premium_gold', content: { educators: ['Inês Duarte'], duration: 120, lessonCount: 2 } },
  ])
})

test('a rolled back lesson awards nothing', async () => {
  const { beforeLast, last } = await makeCategoryWithCourses()
  const user = await makeUser(db)
  await finish(user.id, beforeLast)
  const work = db.transaction(async () => {
    await finish(user.id, last)
    throw new Error('connection lost')
  })
  await expect(work).rejects.toThrow('connection lost')
  expect(await held(user.id)).toEqual([])
  expect(await testApp.mailTo(user.email)).toEqual([])
})

test('a deleted person keeps the certificate without the name, and is awarded nothing more', async () => {
  const { all } = await makeCategoryWithCourses()
  const user = await makeUser(db, { firstName: 'Vanished' })
  await finish(user.id, all)
  await anonymizeUser(services, user.id, time.now)
  expect(await held(user.id)).toMatchObject([{ state: 'valid', holderName: null }])
  await awardForLesson(services, { userId: user.id, lessonId: all[0]?.id ?? '' })
  expect(await badgesOf(user.id)).toEqual([])
  const path = profileEndpoints.certificates.path.replace('{id}', user.id)
  expect((await testApp.request('GET', path)).status).toBe(404)
})
