import type { Locale } from '@chignon/contract/locale'
import { maxCounted, searchType, type SearchCounts, type SearchType } from '@chignon/contract/search'
import type { Connection } from '../db/client.ts'
import { findCategoryId } from './category.queries.ts'
import { findEntries, type Entry } from './find-entries.ts'
import { findWords, isFound, type FoundWord } from './find-words.ts'
import type { Part } from './question.ts'
import { readSearch } from './read-search.ts'
import { wordQuery } from './word-query.ts'

/** A text of fewer characters looks for nothing special (specification §5). */
export const shortestSearch = 2

/** What is searched for, and where. */
export type Wanted = {
  text: string
  locale: Locale
  /** Default every type. */
  types?: readonly SearchType[]
  /** Id or slug of a category; one that does not exist holds nothing. */
  category?: string | undefined
  now: Date
}

/** What a search found: a part of it in order, and how the text was understood. */
export type SearchResult = {
  entries: Entry[]
  counts: SearchCounts
  words: FoundWord[]
  matched: 'all' | 'some'
}

const nothing: SearchCounts = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }

/**
 * Searches the catalogue in one language: what holds all words of the text, or where nothing does, what holds some of them.
 * A text too short to look for finds everything, the popular first.
 */
export async function searchCatalogue(db: Connection, wanted: Wanted, part: Part): Promise<SearchResult> {
  const { text, locale, types = searchType.options, category, now } = wanted
  const isShort = text.length < shortestSearch
  const [categoryId, words] = await Promise.all([
    category === undefined ? undefined : findCategoryId(db, category),
    isShort ? [] : findWords(db, readSearch(text, locale), locale),
  ])
  const question = { locale, types, categoryId: categoryId ?? undefined, now }
  const found = words.filter(isFound)
  if (categoryId === null || (!isShort && found.length === 0)) {
    return { entries: [], counts: nothing, words, matched: 'all' }
  }
  if (isShort) {
    return { ...(await findEntries(db, { ...question, words: undefined }, part)), words, matched: 'all' }
  }
  if (found.length === words.length) {
    const answer = await findEntries(db, { ...question, words: wordQuery(found, 'all') }, part)
    const isEmpty = Object.values(answer.counts).every((count) => count === 0)
    if (!isEmpty || found.length === 1) return { ...answer, words, matched: 'all' }
  }
  const answer = await findEntries(db, { ...question, words: wordQuery(found, 'some') }, part)
  return { ...answer, words, matched: 'some' }
}

/**
 * Ids of the things of one type that a text finds, of one category or of all, the best first, `maxCounted` at most; undefined
 * for a text too short.
 */
export async function idsFound(
  db: Connection,
  type: SearchType,
  text: string | undefined,
  { locale, category, now }: Pick<Wanted, 'locale' | 'category' | 'now'>,
): Promise<string[] | undefined> {
  if (text === undefined || text.length < shortestSearch) return undefined
  const wanted = { text, locale, types: [type], category, now }
  const { entries } = await searchCatalogue(db, wanted, { offset: 0, limit: maxCounted })
  return entries.map(({ id }) => id)
}
