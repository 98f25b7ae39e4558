import type { Locale } from '@chignon/contract/locale'
import { maxCounted, minSearchLength } from '@chignon/contract/business-rules'
import { searchType, type SearchCounts, type SearchType } from '@chignon/contract/search'
import type { Connection } from '../db/client.ts'
import { findCategoryId } from './category.queries.ts'
import { findEntries, type Entry } from './find-entries.ts'
import { findWords, isKnown, type MatchedWord } from './find-words.ts'
import { parseSearchText } from './parse-search-text.ts'
import type { ResultRange } from './search-query.ts'
import { buildWordQuery } from './word-query.ts'

/** What to search for, and where. */
export type SearchParams = {
  text: string
  locale: Locale
  /** Default: all types. */
  types?: readonly SearchType[]
  /** Id or slug of a category; one that does not exist is empty. */
  category?: string | undefined
  now: Date
}

/** A range of the results in order, and how the text was matched. */
export type CatalogueResult = {
  entries: Entry[]
  counts: SearchCounts
  words: MatchedWord[]
  matched: 'all' | 'some'
}

const noCounts: SearchCounts = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }

/**
 * Searches the catalogue in one language. Returns what contains all words of the text; if there is nothing, what contains some
 * of them. A text shorter than `minSearchLength` returns everything by popularity.
 */
export async function searchCatalogue(
  db: Connection,
  params: SearchParams,
  range: ResultRange,
): Promise<CatalogueResult> {
  const { text, locale, types = searchType.options, category, now } = params
  const isShort = text.length < minSearchLength
  const [categoryId, words] = await Promise.all([
    category === undefined ? undefined : findCategoryId(db, category),
    isShort ? [] : findWords(db, parseSearchText(text, locale), locale),
  ])
  const query = { locale, types, categoryId: categoryId ?? undefined, now }
  const known = words.filter(isKnown)
  if (categoryId === null || (!isShort && known.length === 0)) {
    return { entries: [], counts: noCounts, words, matched: 'all' }
  }
  if (isShort) {
    return { ...(await findEntries(db, { ...query, words: undefined }, range)), words, matched: 'all' }
  }
  if (known.length === words.length) {
    const found = await findEntries(db, { ...query, words: buildWordQuery(known, 'all') }, range)
    const isEmpty = Object.values(found.counts).every((count) => count === 0)
    if (!isEmpty || known.length === 1) return { ...found, words, matched: 'all' }
  }
  const found = await findEntries(db, { ...query, words: buildWordQuery(known, 'some') }, range)
  return { ...found, words, matched: 'some' }
}

/**
 * Ids of the results of one type, in one category or all, best match first; `maxCounted` at most. Undefined for a text shorter
 * than `minSearchLength`.
 */
export async function findMatchingIds(
  db: Connection,
  type: SearchType,
  text: string | undefined,
  { locale, category, now }: Pick<SearchParams, 'locale' | 'category' | 'now'>,
): Promise<string[] | undefined> {
  if (text === undefined || text.length < minSearchLength) return undefined
  const params = { text, locale, types: [type], category, now }
  const { entries } = await searchCatalogue(db, params, { offset: 0, limit: maxCounted })
  return entries.map(({ id }) => id)
}
