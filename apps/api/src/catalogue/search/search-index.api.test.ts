import { locales, type Locale } from '@chignon/contract/platform/locale'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclassEducators } from '../../platform/db/schema/online-masterclass.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { updateSearchIndex } from './update-search-index.ts'

const testApp = await openTestApp()
const { db } = testApp
const found = async (search: string) => {
  await updateSearchIndex(db)
  return (await testApp.call(searchEndpoints.list, { query: { search } })).data.map(({ slug }) => slug)
}

test('updates the index when a course is created, renamed and deleted', async () => {
  const { id } = await makeCourse(db, { slug: 'followed', name: localized('Marcel waves'), lessons: 0 })
  expect(await found('marcel')).toEqual(['followed'])
  await db()
    .update(courses)
    .set({ name: localized('Finger waves') })
    .where(eq(courses.id, id))
  expect([await found('marcel'), await found('finger')]).toEqual([[], ['followed']])
  await db().delete(courses).where(eq(courses.id, id))
  expect(await found('finger')).toEqual([])
})

test('updates the index when the lessons, category or programs of a course change', async () => {
  const category = await makeCategory(db, { name: localized('Perming') })
  const course = await makeCourse(db, { slug: 'permed', name: localized('Spirals'), categoryId: category.id })
  const { id } = await makeProgram(db, { slug: 'bundle', courses: [course] })
  expect(await found('perming')).toEqual(expect.arrayContaining(['permed', 'bundle']))
  expect(await found('spirals')).toEqual(['permed', 'bundle'])
  await db()
    .update(lessons)
    .set({ name: localized('Rodding') })
    .where(eq(lessons.courseId, course.id))
  await db()
    .update(categories)
    .set({ name: localized('Curling') })
    .where(eq(categories.id, category.id))
  expect([await found('perming'), await found('rodding')]).toEqual([[], ['permed']])
  expect(await found('curling')).toEqual(expect.arrayContaining(['permed', 'bundle']))
  await db().delete(programCourses).where(eq(programCourses.programId, id))
  expect(await found('spirals')).toEqual(['permed'])
})

test('updates the index of a program when one of its courses is renamed', async () => {
  const course = await makeCourse(db, { slug: 'named', name: localized('Crimping') })
  await makeProgram(db, { slug: 'with-named', courses: [course] })
  expect(await found('crimping')).toEqual(['named', 'with-named'])
  await db()
    .update(courses)
    .set({ name: localized('Waxing') })
    .where(eq(courses.id, course.id))
  expect([await found('crimping'), await found('waxing')]).toEqual([[], ['named', 'with-named']])
})

test('updates the index when an educator is added or renamed', async () => {
  const { id: userId } = await makeUser(db, { firstName: 'Ottilie', lastName: 'Brandt' })
  const { id } = await makeOnlineMasterclass(db, { slug: 'taught' })
  await db().insert(onlineMasterclassEducators).values({ onlineMasterclassId: id, userId, position: 1 })
  expect(await found('ottilie brandt')).toEqual(['taught'])
  await db().update(users).set({ lastName: 'Vogelsang' }).where(eq(users.id, userId))
  expect(await found('vogelsang')).toEqual(['taught'])
})

test('finds a word that was unknown when it was searched before', async () => {
  expect([await found('chignonette'), await found('chignonette')]).toEqual([[], []])
  await makeCourse(db, { slug: 'new-word', name: localized('Chignonette') })
  expect(await found('chignonette')).toEqual(['new-word'])
})

test('counts the documents of a word, and removes a word without documents', async () => {
  const documents = async (word: string) => {
    await updateSearchIndex(db)
    const { rows } = await db().execute<{ documents: number; titles: number }>(
      sql`select documents, titles from search_words where locale = 'en' and word = ${word}`,
    )
    return rows[0]
  }
  const first = await makeCourse(db, { name: localized('Papillote'), summary: localized('Paper') })
  const second = await makeCourse(db, { name: localized('Curl papers'), summary: localized('Papillote') })
  expect(await documents('papillote')).toEqual({ documents: 2, titles: 1 })
  await db().delete(courses).where(eq(courses.id, first.id))
  expect(await documents('papillote')).toEqual({ documents: 1, titles: 0 })
  await db().delete(courses).where(eq(courses.id, second.id))
  expect(await documents('papillote')).toBeUndefined()
})

test('indexes the courses of concurrent transactions', async () => {
  const category = await makeCategory(db)
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      db.transaction(async () => {
        await makeCourse(db, { name: localized(`Ringlet ${number}`), categoryId: category.id })
        await makeCourse(db, { name: localized(`Quiff ${number}`), categoryId: category.id })
      }),
    ),
  )
  expect(created).toHaveLength(8)
  expect([(await found('ringlet')).length, (await found('quiff')).length]).toEqual([8, 8])
})

test('finds a course with English texts only in every language', async () => {
  const { id } = await makeCourse(db, { slug: 'english-only' })
  await db()
    .update(courses)
    .set({ name: sql`jsonb_build_object('en', 'Undercuts for skateboarding')` })
    .where(eq(courses.id, id))
  await updateSearchIndex(db)
  const foundIn = async (search: string, locale: Locale) =>
    (await testApp.call(searchEndpoints.list, { query: { search } }, { locale })).data.map(({ slug }) => slug)
  for (const locale of locales) {
    expect(await foundIn('undercuts', locale), locale).toEqual(['english-only'])
    expect(await foundIn('skateboarding', locale), locale).toEqual(['english-only'])
  }
})

test('does not index a course whose transaction was rolled back', async () => {
  const attempt = db.transaction(async () => {
    await makeCourse(db, { name: localized('Pompadour') })
    throw new Error('rollback')
  })
  await expect(attempt).rejects.toThrow('rollback')
  expect(await found('pompadour')).toEqual([])
})
