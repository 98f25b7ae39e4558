import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { galleryEndpoints } from '@chignon/contract/identity/gallery'
import { locales } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import { postEndpoints } from '@chignon/contract/community/post'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { sql } from './drizzle.ts'
import { expect, test } from 'vitest'
import { updateSearchIndex } from '../../catalogue/search/update-search-index.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { makeCategory } from './factories/category.ts'
import { makeCourse } from './factories/course.ts'
import { makeLiveMasterclass } from './factories/live-masterclass.ts'
import { makePost } from './factories/post.ts'
import { makeProgram } from './factories/program.ts'
import { makeUser } from './factories/user.ts'
import { inLocale, localeOfText } from './localized.ts'
import { galleryPictures } from './schema/gallery.ts'

const testApp = await openTestApp()
const { db } = testApp
const course = (id: string, locale: (typeof locales)[number]) =>
  testApp.call(courseEndpoints.show, { params: { id } }, { locale })

const german: Localized = { de: 'Flechtkunst' }
const category = await makeCategory(db, { slug: 'braiding', name: { de: 'Flechten' } })
const braids = await makeCourse(db, {
  slug: 'braids',
  categoryId: category.id,
  name: german,
  summary: { de: 'Vom Fischgrätenzopf' },
  description: { de: 'Alles' },
  outcomes: [{ de: 'Zöpfe' }],
})
await makeCourse(db, { slug: 'waves', name: { es: 'Ondas', en: 'Waves' }, summary: { fr: 'Tout' } })
await updateSearchIndex(db)

test('a course with German texts only is shown in German to an English reader, with its language', async () => {
  const { data } = await course('braids', 'en')
  expect(data).toMatchObject({
    locale: 'de',
    name: 'Flechtkunst',
    summary: 'Vom Fischgrätenzopf',
    description: 'Alles',
    outcomes: ['Zöpfe'],
    category: { name: 'Flechten' },
  })
})

test('a course in Spanish and English is shown in English to a Persian reader, in Spanish to a Spanish one', async () => {
  expect((await course('waves', 'fa')).data).toMatchObject({ locale: 'en', name: 'Waves', summary: 'Tout' })
  expect((await course('waves', 'es')).data).toMatchObject({ locale: 'es', name: 'Ondas', summary: 'Tout' })
})

test('programs and events name what lacks a language', async () => {
  await makeProgram(db, { slug: 'bundle', courses: [braids] })
  await makeLiveMasterclass(db, {
    slug: 'lisbon',
    startsAt: new Date('2027-05-01'),
    endsAt: new Date('2027-05-02'),
    city: { pt: 'Lisboa' },
  })
  const program = await testApp.request('GET', '/programs/bundle', { locale: 'it' })
  expect(program).toMatchObject({ body: { data: { program_courses: [{ name: 'Flechtkunst' }] } } })
  const event = await testApp.request('GET', '/live-masterclass/lisbon', { locale: 'de' })
  expect(event).toMatchObject({ body: { data: { locale: 'de', location: { city: 'Lisboa' } } } })
})

test.each(locales)('the search finds a German text in %s, marked, and suggests it', async (locale) => {
  const { data } = await testApp.call(searchEndpoints.list, { query: { search: 'flechtkunst' } }, { locale })
  expect(data.map(({ slug, name, marks }) => [slug, name, marks.name])).toEqual([
    ['braids', 'Flechtkunst', [{ start: 0, end: 11 }]],
  ])
  const body = await testApp.call(searchEndpoints.list, { query: { search: 'zopfe' } }, { locale })
  expect(body.data.map(({ slug }) => slug)).toEqual(['braids'])
  const suggested = await testApp.call(
    searchEndpoints.suggestions,
    { query: { search: 'flecht' } },
    { locale },
  )
  expect(suggested.data.map(({ name }) => name)).toEqual(['Flechtkunst'])
})

test('a post has the one language of its author, and is found in it by every reader', async () => {
  await makePost(db, { slug: 'frage', name: { de: 'Eine Frage' }, body: { de: 'Hält das Wasserwelle?' } })
  for (const locale of locales) {
    const { data } = await testApp.call(postEndpoints.list, { query: { search: 'wasserwelle' } }, { locale })
    expect(data).toMatchObject([{ slug: 'frage', locale: 'de', name: 'Eine Frage' }])
  }
})

test('the caption of a picture falls back to the language of its person, then to any', async () => {
  const { id: userId } = await makeUser(db, { locale: 'it' })
  const picture = (position: number, caption: Localized) => ({
    userId,
    path: `${position}`,
    caption,
    width: 4,
    height: 3,
    position,
  })
  await db()
    .insert(galleryPictures)
    .values([picture(1, { en: 'Bob', it: 'Caschetto' }), picture(2, { es: 'Melena' })])
  const { data } = await testApp.call(galleryEndpoints.list, { params: { id: userId } }, { locale: 'de' })
  expect(data.map(({ caption }) => caption)).toEqual(['Caschetto', 'Melena'])
})

test('SQL and TypeScript select the same language of every combination', async () => {
  const combinations = Array.from({ length: 2 ** locales.length - 1 }, (_, index): Localized =>
    Object.fromEntries(
      locales.filter((_, bit) => ((index + 1) >> bit) & 1).map((locale) => [locale, locale]),
    ),
  )
  for (const locale of locales) {
    const { rows } = await db().execute<{ text: string; locale: string }>(sql`
      select ${inLocale(sql`texts`, locale)} as text, ${localeOfText(sql`texts`, locale)} as locale
      from jsonb_array_elements(${JSON.stringify(combinations)}::jsonb) as texts`)
    const expected = combinations.map((texts) => localeOf(texts, locale))
    expect(rows.map(({ text }) => text)).toEqual(expected)
    expect(rows.map((row) => row.locale)).toEqual(expected)
  }
})
