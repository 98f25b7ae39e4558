import type { Locale } from '@chignon/contract/platform/locale'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { updateSearchIndex } from './update-search-index.ts'

const testApp = await openTestApp()
const { db } = testApp

const search = (text: string, locale: Locale) =>
  testApp.call(searchEndpoints.list, { query: { search: text } }, { locale })
const found = async (text: string, locale: Locale) =>
  (await search(text, locale)).data.map(({ slug }) => slug)

const titles: [slug: string, locale: Locale, name: string, popularity?: number][] = [
  ['apart', 'de', 'Das Haar, der Schnitt', 90],
  ['together', 'de', 'Der Haarschnitt'],
  ['updo', 'de', 'Frisuren für den Abend'],
  ['braids', 'de', 'Flechtkunst'],
  ['en-space', 'en', 'A blow dry that lasts'],
  ['en-hyphen', 'en', 'The perfect blow-dry'],
  ['en-joined', 'en', 'Blowdry at home'],
  ['pt-space', 'pt', 'Um micro pente'],
  ['pt-hyphen', 'pt', 'O micro-pente'],
  ['pt-joined', 'pt', 'Com micropente'],
  ['it-elided', 'it', 'L’onda morbida'],
  ['fr-elided', 'fr', 'L’épingle invisible'],
  ['fa-joiner', 'fa', 'رنگ‌آمیزی ملایم'],
  ['fa-space', 'fa', 'رنگ آمیزی شاد'],
  ['fa-joined', 'fa', 'رنگآمیزی تازه'],
  ['fa-plural', 'fa', 'گیس‌های بلند'],
  ['fa-plural-joined', 'fa', 'گیسهای کوتاه'],
]

beforeAll(async () => {
  const silent = { summary: { en: 'Silent' }, description: { en: 'Silent' }, outcomes: [], lessons: 0 }
  for (const [slug, locale, name, popularity = 0] of titles)
    await makeCourse(db, { ...silent, slug, popularity, name: { en: 'Quiet', [locale]: name } })
  await updateSearchIndex(db)
})

describe('German compounds', () => {
  test('are found by their parts, below the whole word', async () => {
    expect(await found('Haarschnitt', 'de')).toEqual(['together', 'apart'])
    expect(await found('Haarschnitte', 'de')).toEqual(['together', 'apart'])
    expect(await found('Schnitt', 'de')).toEqual(['apart', 'together'])
  })

  test('that are unknown are found by their end, and the page says so', async () => {
    const { data, searched } = await search('Hochsteckfrisur', 'de')
    expect(data.map(({ slug }) => slug)).toEqual(['updo'])
    expect(searched.corrections).toEqual([{ typed: 'Hochsteckfrisur', instead: 'Frisuren' }])
    expect(await found('Knüpfkunst', 'de')).toEqual(['braids'])
    expect(await found('Albernheit', 'de')).toEqual([])
  })

  test('are suggested and marked by their parts', async () => {
    const { data } = await testApp.call(
      searchEndpoints.suggestions,
      { query: { search: 'Haarschnitt' } },
      { locale: 'de' },
    )
    expect(data.map(({ slug }) => slug)).toEqual(['together', 'apart'])
    const marks = data[1]?.marks.map(({ start, end }) => data[1]?.name.slice(start, end))
    expect(marks).toEqual(['Haar', 'Schnitt'])
  })
})

test.each<[Locale, string[], string[]]>([
  ['en', ['blow dry', 'blow-dry', 'blowdry'], ['en-hyphen', 'en-joined', 'en-space']],
  ['pt', ['micro pente', 'micro-pente', 'micropente'], ['pt-hyphen', 'pt-joined', 'pt-space']],
  ['it', ['onda', 'l’onda', "dell'onda", 'londa', 'dellonda'], ['it-elided']],
  ['fr', ['épingle', 'l’épingle', "d'epingle", 'lepingle'], ['fr-elided']],
  [
    'fa',
    ['رنگ‌آمیزی', 'رنگ آمیزی', 'رنگآمیزی', 'رنگ-آمیزی', 'رنگ¬آمیزی', 'رنگ‍آمیزی'],
    ['fa-joined', 'fa-joiner', 'fa-space'],
  ],
  ['fa', ['گیس‌های', 'گیس های', 'گیسهای'], ['fa-plural', 'fa-plural-joined']],
])('finds in %s the same by each of %j', async (locale, texts, slugs) => {
  for (const text of texts) expect((await found(text, locale)).toSorted(), text).toEqual(slugs)
})
