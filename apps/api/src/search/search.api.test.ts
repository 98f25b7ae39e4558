import type { Locale } from '@chignon/contract/locale'
import { searchEndpoints, type SearchResult, type SearchType } from '@chignon/contract/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccess } from '../db/factories/access.ts'
import { makeCategory } from '../db/factories/category.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { makeOnlineMasterclass } from '../db/factories/online-masterclass.ts'
import { makeProgram } from '../db/factories/program.ts'
import { makeMember } from '../db/factories/user.ts'
import type { Localized } from '../db/schema/columns.ts'
import { openTestApp } from '../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

type Query = { search?: string; type?: SearchType[]; category?: string; page?: number; per_page?: number }
const search = (query: Query, locale: Locale = 'en') =>
  testApp.call(searchEndpoints.list, { query }, { locale })
const slugs = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug)
const found = async (text: string, locale?: Locale) => slugs(await search({ search: text }, locale))
const marked = (hit: SearchResult | undefined, part: 'name' | 'summary' = 'name') =>
  hit?.marks[part].map(({ start, end }) => hit[part].slice(start, end))

const inAll = (en: string, others: Partial<Localized> = {}): Localized => ({
  en,
  de: en,
  es: en,
  it: en,
  fr: en,
  pt: en,
  fa: en,
  ...others,
})
// Texts that hold none of the words that are looked for.
const silent = { summary: inAll('Silent'), description: inAll('Silent') }
const daysFromNow = (days: number) => new Date(time.now.getTime() + days * 24 * 60 * 60 * 1000)

beforeAll(async () => {
  const cutting = await makeCategory(db, { slug: 'cutting', name: inAll('Cutting', { de: 'Schnitt' }) })
  const colour = await makeCategory(db, { slug: 'colour', name: inAll('Colour') })
  const course = (slug: string, name: Localized, given: Parameters<typeof makeCourse>[1] = {}) =>
    makeCourse(db, { slug, name, ...silent, outcomes: [], lessons: 0, categoryId: cutting.id, ...given })
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
    ...silent,
    courses: [bob],
    popularity: 70,
  })
  await makeProgram(db, {
    slug: 'colourist',
    name: inAll('Colour and finish'),
    ...silent,
    courses: [balayage],
  })
  for (const [slug, from] of [
    ['yesterday', -3],
    ['tomorrow', 1],
  ] as const) {
    await makeLiveMasterclass(db, {
      slug,
      name: inAll('Braids and heritage'),
      ...silent,
      city: inAll('Lisbon', { fa: 'لیسبون' }),
      startsAt: daysFromNow(from),
      endsAt: daysFromNow(from + 1),
      categoryId: cutting.id,
    })
  }
  await makeOnlineMasterclass(db, { slug: 'knot', name: inAll('The braided knot'), ...silent, outcomes: [] })
})

describe('what is found', () => {
  test.each([
    ['balayage', ['balayage', 'colourist'], 'a word, in a name and idIn the courses of a program'],
    ['BALAYAGE', ['balayage', 'colourist'], 'whatever the case'],
    ['bálàyagé', ['balayage', 'colourist'], 'whatever the accents'],
    ['balay', ['balayage', 'colourist'], 'the beginning of the last word'],
    ['freehand bala', ['balayage', 'colourist'], 'every word'],
    [
      'how to do a braid',
      ['tomorrow', 'yesterday', 'knot'],
      'other forms of a word, without words that say nothing',
    ],
    ['braiding lisbon', ['tomorrow', 'yesterday'], 'by the place'],
    ['fine-hair', ['bob'], 'parts of what is typed as one word'],
  ])('%j: %j, %s', async (text, expected) => {
    const things = await found(text)
    expect(things.toSorted()).toEqual(expected.toSorted())
  })

  test.each([
    ['balyage', 'balayage', 'a letter missing'],
    ['ballayage', 'balayage', 'a letter doubled'],
    ['baalyage', 'balayage', 'two letters swapped'],
    ['bakayage', 'balayage', 'the letter beside'],
    ['baleyag', 'balayage', 'two errors'],
    ['obb', 'bob', 'a short word'],
    ['fringge', 'fringe', 'at the end'],
  ])('%j is taken for %j: %s', async (text, instead) => {
    const answer = await search({ search: text })
    expect(answer.searched).toEqual({
      text: instead,
      corrections: [{ typed: text, instead }],
      matched: 'all',
    })
    expect(answer.data.length).toBeGreaterThan(0)
  })

  test('a word that somebody wrote is never taken for another', async () => {
    const { searched, data } = await search({ search: 'fringe' })
    expect(searched).toEqual({ text: 'fringe', corrections: [], matched: 'all' })
    expect(data.map(({ slug }) => slug)).toEqual(['fringe'])
  })

  test('what nothing comes near to is not found', async () => {
    const answer = await search({ search: 'perm' })
    expect(answer.data).toEqual([])
    expect(answer.pagination).toEqual({ page: 1, per_page: 12, total: 0, last_page: 1 })
    expect(answer.searched).toEqual({ text: 'perm', corrections: [], matched: 'all' })
  })

  test('where nothing has all the words, what has most of them comes first', async () => {
    const answer = await search({ search: 'blunt bob braids' })
    expect(answer.searched.matched).toBe('some')
    expect(slugs(answer)[0]).toBe('bob')
    expect(slugs(answer)).toContain('knot')
    expect((await search({ search: 'qqqqq balayage' })).searched.matched).toBe('some')
  })

  test.each(['', 'b', ' b '])('%j finds everything, the popular first', async (text) => {
    const answer = await search({ search: text })
    expect(slugs(answer).slice(0, 3)).toEqual(['bobbin', 'fringe', 'balayage'])
    expect(answer.pagination.total).toBe(10)
    expect(answer.counts).toEqual({ course: 5, program: 2, 'live-masterclass': 2, 'online-masterclass': 1 })
    expect(answer.data.flatMap(({ marks }) => [...marks.name, ...marks.summary])).toEqual([])
  })
})

describe('in the language of the request', () => {
  test.each<[Locale, string, string, string, string]>([
    ['de', 'strähne', 'balayage', 'Strähnen', 'stems'],
    ['de', 'STRAHNEN', 'balayage', 'Strähnen', 'without umlauts'],
    ['de', 'straehnen', 'balayage', 'Strähnen', 'with umlauts written out'],
    ['de', 'zopf', 'bob', 'Fischgrätenzöpfe', 'in one word with another'],
    ['es', 'decoloracion', 'balayage', 'Decoloración', 'without accents'],
    ['es', 'decoloraciones', 'balayage', 'Decoloración', 'the plural'],
    ['it', 'piu naturali', 'balayage', 'naturale', 'stems'],
    ['fr', 'decolorer', 'balayage', 'décoloré', 'stems'],
    ['fr', 'ete', 'bob', 'été', 'behind an apostrophe'],
    ['pt', 'colaracao', 'balayage', 'Coloração', 'a typing error'],
    ['fa', 'بالياژ', 'balayage', 'بالیاژ', 'the yeh of an Arabic keyboard'],
    ['fa', 'باليِاژ', 'balayage', 'بالیاژ', 'with a vowel point'],
    ['fa', 'بالیاز', 'balayage', 'بالیاژ', 'a typing error'],
    ['fa', 'دوره ها', 'bob', 'دوره', 'a space for the joiner'],
    ['fa', 'دورههای', 'bob', 'دوره‌های', 'no joiner'],
    ['fa', 'سطح 2', 'bob', 'سطح', 'digits of another script'],
    ['fa', 'سطح ٢', 'bob', 'سطح', 'Arabic digits'],
    ['fa', 'ليسبون', 'tomorrow', '', 'a place'],
  ])('%s: %j finds %s by %j (%s)', async (locale, text, slug, mark) => {
    const { data } = await search({ search: text }, locale)
    const hit = data.find((one) => one.slug === slug)
    expect(data.map((one) => one.slug)).toContain(slug)
    if (mark) expect(marked(hit)).toContain(mark)
  })

  test('a word of another language is not found', async () => {
    expect(await found('strähnen', 'en')).toEqual([])
    expect(await found('movement', 'de')).toEqual([])
  })

  test('of words as near as each other, one that things are called is meant rather than one they only use', async () => {
    await makeCourse(db, { ...silent, lessons: 0, name: inAll('Torvane') })
    for (const slug of ['one', 'two']) {
      await makeCourse(db, { ...silent, slug, lessons: 0, description: inAll('Torvine') })
    }
    const answer = await search({ search: 'torvne' })
    expect(answer.searched.corrections).toEqual([{ typed: 'torvne', instead: 'torvane' }])
    // The others may have been meant as well.
    expect(answer.data.map(({ name }) => name)[0]).toBe('Torvane')
    expect(answer.data).toHaveLength(3)
  })

  test('a typing error is mended wherever it was made', async () => {
    const { searched } = await search({ search: 'strahnnen und Strahnnen' }, 'de')
    expect(searched.text).toBe('Strähnen und Strähnen')
    expect(searched.corrections).toHaveLength(1)
  })

  test('corrections are written as the language writes them', async () => {
    const { searched } = await search({ search: 'decoloracoin natural' }, 'es')
    expect(searched.corrections[0]).toEqual({ typed: 'decoloracoin', instead: 'decoloración' })
    expect((await search({ search: 'strahnnen' }, 'de')).searched.text).toBe('Strähnen')
    // Also where only the body has the word.
    await makeCourse(db, {
      ...silent,
      lessons: 0,
      outcomes: [inAll('Rinse', { pt: 'Lavar com condicionador e secagem rápida' })],
    })
    expect((await search({ search: 'rapdia' }, 'pt')).searched.text).toBe('rápida')
  })

  test('a text that a language lacks is found by the English one', async () => {
    await makeCourse(db, {
      slug: 'untranslated',
      name: JSON.parse('{"en": "Undercuts"}'),
      ...silent,
      lessons: 0,
    })
    expect(await found('undercut', 'fr')).toEqual(['untranslated'])
  })
})

describe('the order', () => {
  test('is name, summary, the rest; as typed before what begins so; then the popular', async () => {
    expect(await found('bob')).toEqual(['bob', 'bobbin', 'layers', 'fringe', 'cutter'])
  })

  test('puts what is over last', async () => {
    expect(await found('heritage')).toEqual(['tomorrow', 'yesterday'])
  })
})

describe('the answer', () => {
  test('marks what matches, also by another form or a typing error', async () => {
    const [bob] = (await search({ search: 'moevment lines' })).data
    expect(marked(bob)).toEqual(['line', 'movement'])
    expect(marked(bob, 'summary')).toEqual(['line'])
  })

  test('carries what each kind of card shows', async () => {
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

  test('counts every type, whichever are asked for', async () => {
    const all = await search({ search: 'braid' })
    expect(all.counts).toEqual({ course: 0, program: 0, 'live-masterclass': 2, 'online-masterclass': 1 })
    const one = await search({ search: 'braid', type: ['online-masterclass', 'course'] })
    expect(slugs(one)).toEqual(['knot'])
    expect(one.counts).toEqual(all.counts)
    expect(one.pagination.total).toBe(1)
    const none = await search({ search: 'braid', type: ['course'] })
    expect([slugs(none), none.pagination.total]).toEqual([[], 0])
  })

  test('keeps to a category by slug or id; one that does not exist holds nothing', async () => {
    const bySlug = await search({ search: 'balayage', category: 'colour' })
    expect(slugs(bySlug).toSorted()).toEqual(['balayage', 'colourist'])
    expect(slugs(await search({ search: 'bob', category: 'colour' }))).toEqual([])
    const id = bySlug.data[0]?.category.id ?? ''
    expect(slugs(await search({ search: 'balayage', category: id }))).toEqual(slugs(bySlug))
    expect((await search({ category: 'nowhere' })).pagination.total).toBe(0)
    expect((await search({ category: 'colour' })).counts).toMatchObject({ course: 1, program: 1 })
  })

  test('comes in pages; one beyond the last is empty but knows the total', async () => {
    const first = await search({ search: 'bob', per_page: 2 })
    const second = await search({ search: 'bob', per_page: 2, page: 2 })
    expect([...slugs(first), ...slugs(second)]).toEqual((await found('bob')).slice(0, 4))
    expect(second.pagination).toEqual({ page: 2, per_page: 2, total: 5, last_page: 3 })
    const beyond = await search({ search: 'bob', page: 99_999, per_page: 50 })
    expect([beyond.data, beyond.pagination.total]).toEqual([[], 5])
  })
})

describe('text is text', () => {
  test.each([
    'bob & !line | (movement) <-> *:',
    "bob' OR 1=1 --",
    '"bob" \\ line',
    '%bob% _line_',
    'bob\u202e line',
    'bob 💇 line',
    'bob\ttab\nline movement',
  ])('%j is searched by its words', async (text) => {
    expect((await found(text))[0]).toBe('bob')
  })

  test.each(['%%%', '"" \'\'', '\\\\', '&&', '💇💇', '؟؟', '--'])(
    '%j, signs alone, find nothing',
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
  ])('%.60s is refused with the field', async (path) => {
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
  ])('%.60s is answered all the same', async (path) => {
    expect((await testApp.request('GET', path)).status).toBe(200)
  })
})

describe('suggestions', () => {
  const suggest = async (text: string, locale: Locale = 'en') => {
    const { data } = await testApp.call(searchEndpoints.suggestions, { query: { search: text } }, { locale })
    return data
  }

  test('are names that fit what is being typed, marked', async () => {
    expect(await suggest('free')).toEqual([
      { type: 'course', slug: 'balayage', name: 'Freehand balayage', marks: [{ start: 0, end: 8 }] },
    ])
    expect((await suggest('bob')).map(({ slug }) => slug)).toEqual(['bob', 'bobbin'])
  })

  test('forgive typing errors, and come in the language of the request', async () => {
    expect((await suggest('balyage'))[0]?.name).toBe('Freehand balayage')
    expect((await suggest('بالي', 'fa'))[0]?.name).toBe('بالیاژ با دست آزاد')
  })

  test('are never made of fewer than two characters, of a text’s body, or of nothing known', async () => {
    expect(await Promise.all(['', 'b', 'silent', 'qqqqqq'].map((text) => suggest(text)))).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  test('are eight at most', async () => {
    const category = await makeCategory(db)
    for (let number = 0; number < 10; number += 1) {
      await makeCourse(db, { name: inAll(`Weave ${number}`), ...silent, lessons: 0, categoryId: category.id })
    }
    expect(await suggest('weave')).toHaveLength(8)
  })
})
