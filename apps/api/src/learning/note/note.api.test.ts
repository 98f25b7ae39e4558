import { randomUUID } from 'node:crypto'
import { noteEndpoints } from '@chignon/contract/learning/note'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { notes } from '../../platform/db/schema/note.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db } = testApp
const { list, save, remove } = noteEndpoints
const course = await makeCourse(db, { slug: 'the-bob' })
const [first, second] = course.lessons
if (!first || !second) throw new Error('The course lacks lessons.')

async function makeLearner() {
  const { user, token } = await makeMember(db, testNow)
  await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays: 10 })
  const write = async (
    moment: number,
    text: string,
    { id, lesson = second }: { id?: string; lesson?: typeof first } = {},
  ) =>
    (
      await testApp.call(
        save,
        { params: { id: id ?? randomUUID() }, body: { lesson_id: lesson?.id ?? '', moment, text } },
        { token },
      )
    ).data
  const read = async () =>
    (await testApp.call(list, { query: { lesson_id: second?.id ?? '' } }, { token })).data
  return { user, token, write, read }
}

const body = { lesson_id: second.id, moment: 1, text: 'Hold the comb' }

test('notes are listed by moment, changed in place, and stored once if the save is repeated', async () => {
  const { write, read } = await makeLearner()
  const { id } = await write(90, 'Turn the wrist')
  await write(90, 'Turn the wrist', { id })
  await write(12, '  Hold the comb\nlow ')
  expect((await read()).map(({ moment, text }) => [moment, text])).toEqual([
    [12, 'Hold the comb\nlow'],
    [90, 'Turn the wrist'],
  ])
  await write(95, 'Turn it slowly', { id })
  expect((await read()).map(({ moment, text }) => [moment, text])).toEqual([
    [12, 'Hold the comb\nlow'],
    [95, 'Turn it slowly'],
  ])
})

test('a note is deleted once; then it is not found', async () => {
  const { token, write, read } = await makeLearner()
  const { id } = await write(5, 'Sharp scissors')
  expect(await testApp.call(remove, { params: { id } }, { token, locale: 'de' })).toEqual({
    message: 'Notiz gelöscht.',
  })
  expect(await read()).toEqual([])
  expect((await testApp.request('DELETE', `/user/notes/${id}`, { token })).status).toBe(404)
})

test('no one reads, changes or deletes the note of another person', async () => {
  const owner = await makeLearner()
  const other = await makeLearner()
  const { id } = await owner.write(5, 'Mine')
  expect(await other.read()).toEqual([])
  const put = await testApp.request('PUT', `/user/notes/${id}`, { token: other.token, body })
  const removed = await testApp.request('DELETE', `/user/notes/${id}`, { token: other.token })
  expect([put.status, removed.status]).toEqual([404, 404])
  expect((await owner.read()).map(({ text }) => text)).toEqual(['Mine'])
})

test('after the access has ended notes are read, changed and exported, but not added', async () => {
  const { user, token, write, read } = await makeLearner()
  const { id } = await write(5, 'Sharp scissors')
  await db().update(accesses).set({ endsAt: testNow }).where(eq(accesses.userId, user.id))
  await write(6, 'Sharper scissors', { id })
  expect((await read()).map(({ text }) => text)).toEqual(['Sharper scissors'])
  const added = await testApp.request('PUT', `/user/notes/${randomUUID()}`, { token, body })
  expect(added.status).toBe(410)
  const { token: stranger } = await makeMember(db, testNow)
  expect(
    (await testApp.request('PUT', `/user/notes/${randomUUID()}`, { token: stranger, body })).status,
  ).toBe(403)
})

test('refuses an empty text, one that is too long, and more notes than a lesson takes', async () => {
  const { user, token } = await makeLearner()
  const put = (text: string) =>
    testApp.request('PUT', `/user/notes/${randomUUID()}`, { token, body: { ...body, text } })
  expect((await put('  ')).status).toBe(422)
  expect((await put('x'.repeat(2001))).status).toBe(422)
  const many = Array.from({ length: 500 }, () => ({
    userId: user.id,
    lessonId: second.id,
    moment: 1,
    text: 'x',
    updatedAt: testNow,
  }))
  await db().insert(notes).values(many)
  expect(await put('One more')).toMatchObject({
    status: 409,
    body: { message: 'A lesson can have 500 notes. Delete one to add another.' },
  })
})

test('the export has the notes under course and lesson, with their moments', async () => {
  const { token, write } = await makeLearner()
  await write(62, 'Turn the wrist\nslowly')
  await write(5, 'Hold the comb')
  await write(0, 'Tools', { lesson: first })
  const download = async (query: string, locale: 'en' | 'de' = 'en') =>
    testApp.request('GET', `/user/notes/export${query}`, { token, locale })
  const { headers, body: text } = await download(`?course_id=${course.id}`, 'de')
  expect(text).toBe(
    `${course.name.de}\n\n1. Lesson 1 (de)\n0:00  Tools\n\n2. Lesson 2 (de)\n0:05  Hold the comb\n1:02  Turn the wrist\n      slowly\n`,
  )
  expect(headers.get('content-disposition')).toBe('attachment; filename=notizen.txt')
  expect(String((await download(`?lesson_id=${first.id}`)).body)).not.toContain('comb')
  expect(String((await download('')).body)).toContain('Tools')
})
