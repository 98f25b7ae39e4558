import type { Locale } from '@chignon/contract/platform/locale'
import { minSearchLength } from '@chignon/contract/platform/platform-rules'
import { maxCounted } from '@chignon/contract/catalogue/catalogue-rules'
import { searchType, type SearchType } from '@chignon/contract/catalogue/search'
import type { Connection } from '../../platform/db/client.ts'
import { findCategoryId } from './category.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { findEntries, type FoundEntries } from './find-entries.queries.ts'
import { findWords, hasMatches, type MatchedWord } from './find-words.ts'
import { parseSearchText } from './parse-search-text.ts'
import type { ResultRange } from './search-query.ts'
import { readIndexVersion } from './version.queries.ts'
import { withCurrentVocabulary } from './vocabulary-cache.ts'
import { buildWordQuery, type WordQuery } from './word-query.ts'

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
export type CatalogueResult = FoundEntries & {
  words: MatchedWord[]
  matched: 'all' | 'some'
}

const noCounts = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }

/**
 * Searches the catalogue in one language. Returns what contains all words of the text; if there is nothing, what contains some
 * of them. A text shorter than `minSearchLength` returns everything by popularity.
 */
export function searchCatalogue(
  db: Connection,
  params: SearchParams,
  result: { range: ResultRange; viewer: ViewerContext | null },
): Promise<CatalogueResult> {
  return withCurrentVocabulary(db, () => search(db, params, result))
}

async function search(
  db: Connection,
  { text, locale, types = searchType.options, category, now }: SearchParams,
  result: { range: ResultRange; viewer: ViewerContext | null },
): Promise<CatalogueResult> {
  const isShort = text.length < minSearchLength
  const [categoryId, words] = await Promise.all([
    category === undefined ? undefined : findCategoryId(db, category),
    isShort ? [] : findWords(db, parseSearchText(text, locale), locale),
  ])
  const matchedWords = words.filter(hasMatches)
  if (categoryId === null || (!isShort && matchedWords.length === 0)) {
    const version = await readIndexVersion(db)
    return { entries: [], counts: noCounts, cards: undefined, version, words, matched: 'all' }
  }
  const find = (wordQuery: WordQuery | undefined) =>
    findEntries(db, {
      query: { locale, types, categoryId, now, words: wordQuery },
      ...result,
    })
  if (isShort) return { ...(await find(undefined)), words, matched: 'all' }
  if (matchedWords.length === words.length) {
    const found = await find(buildWordQuery(matchedWords, 'all'))
    const isEmpty = Object.values(found.counts).every((count) => count === 0)
    if (!isEmpty || matchedWords.length === 1) return { ...found, words, matched: 'all' }
  }
  return { ...(await find(buildWordQuery(matchedWords, 'some'))), words, matched: 'some' }
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
  const { entries } = await searchCatalogue(db, params, {
    range: { offset: 0, limit: maxCounted },
    viewer: null,
  })
  return entries.map(({ id }) => id)
}
