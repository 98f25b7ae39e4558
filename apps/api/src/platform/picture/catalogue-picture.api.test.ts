import { basketEndpoints } from '@chignon/contract/commerce/basket'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { lessonEndpoints } from '@chignon/contract/learning/playable-lesson'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { onlineMasterclassEndpoints } from '@chignon/contract/catalogue/online-masterclass'
import { programEndpoints } from '@chignon/contract/catalogue/program'
import { eq } from '../db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../db/factories/course.ts'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { localized } from '../db/factories/localized.ts'
import { makeOnlineMasterclass } from '../db/factories/online-masterclass.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeMember } from '../db/factories/user.ts'
import { beforeAfterPairs } from '../db/schema/before-after-pair.ts'
import { lessons } from '../db/schema/lesson.ts'
import { pictures } from '../db/schema/picture.ts'
import { photograph } from '../../testing/hostile-pictures.ts'
import { refuse } from '../../testing/refuse.ts'
import { chunksOf } from '../../testing/sample-files.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { user } = await makeMember(db, time.now, { role: 'educator' })

/** Stores a photograph as staff will upload it, with a focal point and an alternative text. */
async function store(alt: string) {
  const file = { purpose: 'catalogue-picture', name: 'salon.jpg', ownerId: user.id } as const
  const { id } = await services.pictures.put(chunksOf(photograph), file, refuse)
  await services.pictures.keep(id)
  const values = { alt: localized(alt), focalX: 0.25, focalY: 0.75 }
  await db().update(pictures).set(values).where(eq(pictures.id, id))
  return id
}

test('the photograph of a product is its cover, with focal point and alternative text in the requested language', async () => {
  const coverId = await store('A bob from behind')
  const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000)
  const course = await makeCourse(db, { coverId })
  const program = await makeProgram(db, { courses: [course], coverId })
  const event = await makeLiveMasterclass(db, { startsAt: days(1), endsAt: days(2), coverId })
  const online = await makeOnlineMasterclass(db, { coverId })
  const german = { locale: 'de' } as const
  const shown = [
    await testApp.call(courseEndpoints.show, { params: { id: course.id } }, german),
    await testApp.call(programEndpoints.show, { params: { id: program.id } }, german),
    await testApp.call(liveMasterclassEndpoints.show, { params: { id: event.id } }, german),
    await testApp.call(onlineMasterclassEndpoints.show, { params: { id: online.id } }, german),
  ]
  for (const { data } of shown) {
    expect(data.cover).toMatchObject({
      id: coverId,
      alt: 'A bob from behind (de)',
      focal_point: { x: 0.25, y: 0.75 },
      placeholder: expect.stringMatching(/^data:image\/webp/),
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    })
    expect(data.preview_url).toBe(data.cover?.src)
    expect((await testApp.file(data.preview_url?.replace('/api/v1', '') ?? '')).status).toBe(200)
  }
  const { data } = await testApp.call(courseEndpoints.list, {})
  expect(data[0]?.cover?.id).toBe(coverId)
})

test('a product whose photograph is deleted, or that never had one, has no cover', async () => {
  const coverId = await store('A fringe')
  const [course, plain] = [await makeCourse(db, { coverId }), await makeCourse(db)]
  await services.pictures.remove([coverId])
  await testApp.cleanUpFiles()
  for (const { id } of [course, plain]) {
    const { data } = await testApp.call(courseEndpoints.show, { params: { id } })
    expect([data.cover, data.preview_url, data.before_after]).toEqual([null, null, []])
  }
})

test('a course has pairs of photographs, and a lesson a poster', async () => {
  const [beforeId, afterId, posterId] = [await store('Grown out'), await store('Cut'), await store('Hands')]
  const course = await makeCourse(db)
  const lessonId = course.lessons[0]?.id ?? ''
  await db().update(lessons).set({ posterId }).where(eq(lessons.id, lessonId))
  await db()
    .insert(beforeAfterPairs)
    .values({ courseId: course.id, position: 1, beforeId, afterId, caption: localized('In one length') })
  const { data } = await testApp.call(courseEndpoints.show, { params: { id: course.id } }, { locale: 'fr' })
  expect(data.before_after).toMatchObject([
    {
      before: { id: beforeId, alt: 'Grown out (fr)' },
      after: { id: afterId, alt: 'Cut (fr)' },
      caption: 'In one length (fr)',
    },
  ])
  expect(data.lessons.map(({ poster }) => poster?.id ?? null)).toEqual([posterId, null])
  const played = await testApp.call(lessonEndpoints.show, { params: { id: lessonId } })
  expect(played.data.poster).toMatchObject({ id: posterId, alt: 'Hands' })
})

test('a line of the basket shows the photograph of its product, or of the event of its ticket', async () => {
  const coverId = await store('A chignon')
  const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000)
  const course = await makeCourse(db, { coverId })
  const event = await makeLiveMasterclass(db, { startsAt: days(1), endsAt: days(2), coverId })
  const plain = await makeOnlineMasterclass(db)
  const lines = [
    { type: 'course', id: course.id, count: 1 },
    { type: 'ticket', id: event.tickets[0]?.id ?? '', count: 1 },
    { type: 'online-masterclass', id: plain.id, count: 1 },
  ] as const
  const { data } = await testApp.call(
    basketEndpoints.preview,
    { body: { lines: [...lines] } },
    { locale: 'de' },
  )
  expect(data.lines.map(({ picture }) => picture?.cover?.id ?? null)).toEqual([coverId, coverId, null])
  expect(data.lines[0]?.picture?.cover?.alt).toBe('A chignon (de)')
})
