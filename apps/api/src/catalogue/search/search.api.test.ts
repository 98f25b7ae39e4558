import type { Locale } from '@chignon/contract/platform/locale'
import { searchEndpoints, type SearchResult, type SearchType } from '@chignon/contract/catalogue/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCategory } from '../../platform/db/factories/category.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeOnlineMasterclass } from '../../platform/db/factories/online-masterclass.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import type { Localized } from '@chignon/contract/platform/localized'
import { openTestApp } from '../../testing/test-app.ts'
import { updateSearchIndex } from './update-search-index.ts'

const testApp = await openTestApp()
const { db, time } = testApp

type Query = { search?: string; type?: SearchType[]; category?: string; page?: number; per_page?: number }
const search = (query: Query, locale: Locale = 'en') =>
  testApp.call(searchEndpoints.list, { query }, { locale })
const slugs = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug)
const found = async (text: string, locale?: Locale) => slugs(await search({ search: text }, locale))
const marked = (hit: SearchResult | undefined, part: 'name' | 'summary' = 'name') =>
  hit?.marks[part].map(({ start, end }) => hit[part].slice(start, end))

const inAll = (english: string, others: Localized = {}): Localized => ({
  en: english,
  de: english,
  es: english,
  it: english,
  fr: english,
  pt: english,
  fa: english,
  ...others,
})
// Texts that contain none of the words the tests search for.
const otherTexts = { summary: inAll('Silent'), description: inAll('Silent') }
const daysFromNow = (days: number) => new Date(time.now.getTime() + days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  const cutting = await makeCategory(db, { slug: 'cutting', name: inAll('Cutting', { de: 'Schnitt' }) })
  const colour = await makeCategory(db, { slug: 'colour', name: inAll('Colour') })
  const course = (slug: string, name: Localized, given: Parameters<typeof makeCourse>[1] = {}) =>
    makeCourse(db, { slug, name, ...otherTexts, outcomes: [], lessons: 0, categoryId: cutting.id, ...given })
  const balayage = await course(
    'balayage',
    inAll('Freehand balayage', {
      de: 'Freihand-Balayage für Strähnen',
      es: 'Decoloración a mano alzada',
      it: 'Il balayage più naturale',
      fr: 'Balayage à main levée, décoloré',
      pt: 'Coloração à mão livre',
      fa: 'بالیاژ با دست آزاد',
    }),
    { categoryId: colour.id, popularity: 90 },
  )
  const bob = await course(
    'bob',
    inAll('The bob, from line to movement', {
      de: 'Fischgrätenzöpfe',
      fr: 'L’été des tresses',
      fa: 'دوره‌های بافت مو، سطح ۲',
    }),
    { popularity: 80, summary: inAll('A blunt line for fine hair') },
  )
  await course('layers', inAll('Layers'), { popularity: 10, summary: inAll('Grow out a bob') })
  await course('fringe', inAll('Fringe'), { popularity: 99, description: inAll('Goes with every bob') })
  await course('bobbin', inAll('Bobbin waves'), { popularity: 100 })
  await makeProgram(db, {
    slug: 'cutter',
    name: inAll('The complete cutter'),
    ...otherTexts,
    courses: [bob],
    popularity: 70,
  })
  await makeProgram(db, {
    slug: 'colourist',
    name: inAll('Colour and finish'),
    ...otherTexts,
    courses: [balayage],
  })
  for (const [slug, from] of [
    ['yesterday', -3],
    ['tomorrow', 1],
  ] as const) {
    await makeLiveMasterclass(db, {
      slug,
      name: inAll('Braids and heritage'),
      ...otherTexts,
      city: inAll('Lisbon', { fa: 'لیسبون' }),
      startsAt: daysFromNow(from),
      endsAt: daysFromNow(from + 1),
      categoryId: cutting.id,
    })
  }
  await makeOnlineMasterclass(db, {
    slug: 'knot',
    name: inAll('The braided knot'),
    ...otherTexts,
    outcomes: [],
  })
  await updateSearchIndex(db)
})

describe('matches', () => {
  test.each([
    ['balayage', ['balayage', 'colourist'], 'a word in a name, also of a course of a program'],
    ['BALAYAGE', ['balayage', 'colourist'], 'upper case'],
    ['bálàyagé', ['balayage', 'colourist'], 'additional accents'],
    ['balay', ['balayage', 'colourist'], 'a prefix'],
    ['freehand bala', ['balayage', 'colourist'], 'a word and a prefix'],
    ['how to do a braid', ['tomorrow', 'yesterday', 'knot'], 'another form of a word, and stop words'],
    ['braiding lisbon', ['tomorrow', 'yesterday'], 'a city'],
    ['fine-hair', ['bob'], 'parts of a compound'],
  ])('finds by %j %j: %s', async (text, expected) => {
    const results = await found(text)
    expect(results.toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    ['balyage', 'balayage', 'a missing letter'],
    ['ballayage', 'balayage', 'a doubled letter'],
    ['baalyage', 'balayage', 'swapped letters'],
    ['bakayage', 'balayage', 'a replaced letter'],
    ['baleyag', 'balayage', 'two errors'],
    ['obb', 'bob', 'a short word'],
    ['fringge', 'fringe', 'an error at the end'],
  ])('corrects %j to %j: %s', async (text, instead) => {
    const response = await search({ search: text })
    expect(response.searched).toEqual({
      text: instead,
      corrections: [{ typed: text, instead }],
      matched: 'all',
    })
    expect(response.data.length).toBeGreaterThan(0)
  })

  test('does not correct a word of the vocabulary', async () => {
    const { searched, data } = await search({ search: 'fringe' })
    expect(searched).toEqual({ text: 'fringe', corrections: [], matched: 'all' })
    expect(data.map(({ slug }) => slug)).toEqual(['fringe'])
  })

  test('returns no results and no correction for a word without similar words', async () => {
    const response = await search({ search: 'perm' })
    expect(response.data).toEqual([])
    expect(response.pagination).toEqual({ page: 1, per_page: 12, total: 0, last_page: 1 })
    expect(response.searched).toEqual({ text: 'perm', corrections: [], matched: 'all' })
  })

  test('returns what contains most of the words if nothing contains all', async () => {
    const response = await search({ search: 'blunt bob braids' })
    expect(response.searched.matched).toBe('some')
    expect(slugs(response)[0]).toBe('bob')
    expect(slugs(response)).toContain('knot')
    expect((await search({ search: 'qqqqq balayage' })).searched.matched).toBe('some')
  })

  test.each(['', 'b', ' b '])('returns everything by popularity for %j', async (text) => {
    const response = await search({ search: text })
    expect(slugs(response).slice(0, 3)).toEqual(['bobbin', 'fringe', 'balayage'])
    expect(response.pagination.total).toBe(10)
    expect(response.counts).toEqual({ course: 5, program: 2, 'live-masterclass': 2, 'online-masterclass': 1 })
    expect(response.data.flatMap(({ marks }) => [...marks.name, ...marks.summary])).toEqual([])
  })
})

describe('in the language of the request', () => {
  test.each<[Locale, string, string, string, string]>([
    ['de', 'strähne', 'balayage', 'Strähnen', 'stems'],
    ['de', 'STRAHNEN', 'balayage', 'Strähnen', 'without umlauts'],
    ['de', 'straehnen', 'balayage', 'Strähnen', 'umlauts as two letters'],
    ['de', 'zopf', 'bob', 'Fischgrätenzöpfe', 'part of a compound'],
    ['es', 'decoloracion', 'balayage', 'Decoloración', 'without accents'],
    ['es', 'decoloraciones', 'balayage', 'Decoloración', 'the plural'],
    ['it', 'piu naturali', 'balayage', 'naturale', 'stems'],
    ['fr', 'decolorer', 'balayage', 'décoloré', 'stems'],
    ['fr', 'ete', 'bob', 'été', 'after an apostrophe'],
    ['pt', 'colaracao', 'balayage', 'Coloração', 'a typing error'],
    ['fa', 'بالياژ', 'balayage', 'بالیاژ', 'the yeh of an Arabic keyboard'],
    ['fa', 'باليِاژ', 'balayage', 'بالیاژ', 'with a vowel point'],
    ['fa', 'بالیاز', 'balayage', 'بالیاژ', 'a typing error'],
    ['fa', 'دوره ها', 'bob', 'دوره', 'a space instead of the joiner'],
    ['fa', 'دورههای', 'bob', 'دوره‌های', 'no joiner'],
    ['fa', 'سطح 2', 'bob', 'سطح', 'Latin digits'],
    ['fa', 'سطح ٢', 'bob', 'سطح', 'Arabic digits'],
    ['fa', 'ليسبون', 'tomorrow', '', 'a city'],
  ])('finds in %s by %j %s, marks %j: %s', async (locale, text, slug, mark) => {
    const { data } = await search({ search: text }, locale)
    const hit = data.find((entry) => entry.slug === slug)
    expect(data.map((entry) => entry.slug)).toContain(slug)
    if (mark) expect(marked(hit)).toContain(mark)
  })

  test('does not find a word of another language', async () => {
    expect(await found('strähnen', 'en')).toEqual([])
    expect(await found('movement', 'de')).toEqual([])
  })

  test('prefers among equally near corrections the one that occurs in titles', async () => {
    await makeCourse(db, { ...otherTexts, lessons: 0, name: inAll('Torvane') })
    for (const slug of ['one', 'two']) {
      await makeCourse(db, { ...otherTexts, slug, lessons: 0, description: inAll('Torvine') })
    }
    await updateSearchIndex(db)
    const response = await search({ search: 'torvne' })
    expect(response.searched.corrections).toEqual([{ typed: 'torvne', instead: 'torvane' }])
    // The other corrections are searched as well.
    expect(response.data.map(({ name }) => name)[0]).toBe('Torvane')
    expect(response.data).toHaveLength(3)
  })

  test('replaces every occurrence of a typing error', async () => {
    const { searched } = await search({ search: 'strahnnen und Strahnnen' }, 'de')
    expect(searched.text).toBe('Strähnen und Strähnen')
    expect(searched.corrections).toHaveLength(1)
  })

  test('spells corrections with the accents and capitals of the language', async () => {
    const { searched } = await search({ search: 'decoloracoin natural' }, 'es')
    expect(searched.corrections[0]).toEqual({ typed: 'decoloracoin', instead: 'decoloración' })
    expect((await search({ search: 'strahnnen' }, 'de')).searched.text).toBe('Strähnen')
    // The word occurs only in the outcomes, not in the name or summary.
    await makeCourse(db, {
      ...otherTexts,
      lessons: 0,
      outcomes: [inAll('Rinse', { pt: 'Lavar com condicionador e secagem rápida' })],
    })
    await updateSearchIndex(db)
    expect((await search({ search: 'rapdia' }, 'pt')).searched.text).toBe('rápida')
  })

  test('finds the English text where a translation is missing', async () => {
    await makeCourse(db, {
      slug: 'untranslated',
      name: JSON.parse('{"en": "Undercuts"}'),
      ...otherTexts,
      lessons: 0,
    })
    await updateSearchIndex(db)
    expect(await found('undercut', 'fr')).toEqual(['untranslated'])
  })
})

describe('order', () => {
  test('is name, summary, other texts; whole words before prefixes; then popularity', async () => {
    expect(await found('bob')).toEqual(['bob', 'bobbin', 'layers', 'fringe', 'cutter'])
  })

  test('puts past events last', async () => {
    expect(await found('heritage')).toEqual(['tomorrow', 'yesterday'])
  })
})

describe('response', () => {
  test('marks matches, including other forms and corrections', async () => {
    const [bob] = (await search({ search: 'moevment lines' })).data
    expect(marked(bob)).toEqual(['line', 'movement'])
    expect(marked(bob, 'summary')).toEqual(['line'])
  })

  test('contains the card of each type', async () => {
    const { token, user } = await makeMember(db, time.now)
    const { data } = await testApp.call(searchEndpoints.list, { query: { per_page: 50 } }, { token })
    const course = data.find(({ slug }) => slug === 'bob')
    await makeAccess(db, user.id, { courseId: course?.id ?? '' }, { now: time.now, endsInDays: 9 })
    const again = await testApp.call(searchEndpoints.list, { query: { search: 'blunt' } }, { token })
    expect(again.data[0]).toMatchObject({ type: 'course', is_bought: true, remaining_days: 9 })
    expect(data.find(({ slug }) => slug === 'cutter')).toMatchObject({
      type: 'program',
      program_courses: [{ slug: 'bob' }],
    })
    expect(data.find(({ slug }) => slug === 'tomorrow')).toMatchObject({
      type: 'live-masterclass',
      status: 'upcoming',
    })
    expect(data.find(({ slug }) => slug === 'knot')).toMatchObject({
      type: 'online-masterclass',
      lessons_count: 0,
    })
  })

  test('counts every type, including types that were not requested', async () => {
    const all = await search({ search: 'braid' })
    expect(all.counts).toEqual({ course: 0, program: 0, 'live-masterclass': 2, 'online-masterclass': 1 })
    const masterclasses = await search({ search: 'braid', type: ['online-masterclass', 'course'] })
    expect(slugs(masterclasses)).toEqual(['knot'])
    expect(masterclasses.counts).toEqual(all.counts)
    expect(masterclasses.pagination.total).toBe(1)
    const none = await search({ search: 'braid', type: ['course'] })
    expect([slugs(none), none.pagination.total]).toEqual([[], 0])
  })

  test('filters by the slug or id of a category; an unknown category is empty', async () => {
    const bySlug = await search({ search: 'balayage', category: 'colour' })
    expect(slugs(bySlug).toSorted()).toEqual(['balayage', 'colourist'])
    expect(slugs(await search({ search: 'bob', category: 'colour' }))).toEqual([])
    const id = bySlug.data[0]?.category.id ?? ''
    expect(slugs(await search({ search: 'balayage', category: id }))).toEqual(slugs(bySlug))
    expect((await search({ category: 'nowhere' })).pagination.total).toBe(0)
    expect((await search({ category: 'colour' })).counts).toMatchObject({ course: 1, program: 1 })
  })

  test('is paged; a page after the last is empty and has the total', async () => {
    const first = await search({ search: 'bob', per_page: 2 })
    const second = await search({ search: 'bob', per_page: 2, page: 2 })
    expect([...slugs(first), ...slugs(second)]).toEqual((await found('bob')).slice(0, 4))
    expect(second.pagination).toEqual({ page: 2, per_page: 2, total: 5, last_page: 3 })
    const pastLastPage = await search({ search: 'bob', page: 99_999, per_page: 50 })
    expect([pastLastPage.data, pastLastPage.pagination.total]).toEqual([[], 5])
  })
})

describe('unusual input', () => {
  test.each([
    'bob & !line | (movement) <-> *:',
    "bob' OR 1=1 --",
    '"bob" \\ line',
    '%bob% _line_',
    'bob\u202e line',
    'bob 💇 line',
    'bob\ttab\nline movement',
  ])('searches %j by its words', async (text) => {
    expect((await found(text))[0]).toBe('bob')
  })

  test.each(['%%%', '"" \'\'', '\\\\', '&&', '💇💇', '؟؟', '--'])(
    'returns no results for %j',
    async (text) => {
      expect(await found(text)).toEqual([])
    },
  )

  test.each([
    [`/search?search=${'x'.repeat(10_000)}`],
    ['/search?search=a%00b'],
    ['/search?search[]=a'],
    ['/search?type=lesson'],
    ['/search?type[0]=course&type[1]=nothing'],
    [`/search?${'type[]=course&'.repeat(9)}`],
    ['/search?page=0'],
    ['/search/suggestions?search=a%00b'],
  ])('returns 422 for %.60s', async (path) => {
    const { status, body } = await testApp.request('GET', path)
    expect([status, body]).toMatchObject([422, { code: 'invalid' }])
  })

  test.each([
    '/search?search=%E0%A4%A',
    '/search?search=%ff%fe',
    `/search?search=${'ab+'.repeat(60)}`,
    `/search?search=${'x'.repeat(200)}`,
    '/search?type=course&type=course',
    '/search/suggestions?search=%25%5C',
    '/search/suggestions',
  ])('returns 200 for %.60s', async (path) => {
    expect((await testApp.request('GET', path)).status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = async (text: string, locale: Locale = 'en') => {
    const { data } = await testApp.call(searchEndpoints.suggestions, { query: { search: text } }, { locale })
    return data
  }

  test('are matching names with marks', async () => {
    expect(await suggest('free')).toEqual([
      { type: 'course', slug: 'balayage', name: 'Freehand balayage', marks: [{ start: 0, end: 8 }] },
    ])
    expect((await suggest('bob')).map(({ slug }) => slug)).toEqual(['bob', 'bobbin'])
  })

  test('correct typing errors, and have the language of the request', async () => {
    expect((await suggest('balyage'))[0]?.name).toBe('Freehand balayage')
    expect((await suggest('بالي', 'fa'))[0]?.name).toBe('بالیاژ با دست آزاد')
  })

  test('are empty for fewer than two characters, a word of other texts, and an unknown word', async () => {
    expect(await Promise.all(['', 'b', 'silent', 'qqqqqq'].map((text) => suggest(text)))).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  test('are at most eight', async () => {
    const category = await makeCategory(db)
    for (let number = 0; number < 10; number += 1) {
      await makeCourse(db, {
        name: inAll(`Weave ${number}`),
        ...otherTexts,
        lessons: 0,
        categoryId: category.id,
      })
    }
    await updateSearchIndex(db)
    expect(await suggest('weave')).toHaveLength(8)
  })
})
