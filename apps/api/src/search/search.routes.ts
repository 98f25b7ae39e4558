import { maxCounted, searchEndpoints, searchType } from '@chignon/contract/search'
import type { Database } from '../db/client.ts'
import { offsetOf, paginationOf } from '../db/page.ts'
import type { Handler } from '../http/request-context.ts'
import { boundedWork } from '../http/bounded-work.ts'
import { implement, type Route } from '../http/implement.ts'
import { idOf } from '../http/viewer.ts'
import { cardsOf } from './cards.queries.ts'
import { findWords, isFound } from './find-words.ts'
import { readSearch } from './read-search.ts'
import { searchCatalogue, shortestSearch } from './search-catalogue.ts'
import { presentHits, presentSuggestion, wordsToMark } from './search.present.ts'
import { isWritten, searchedText } from './searched-text.ts'
import { suggestNames } from './suggest.queries.ts'
import { textOf } from './text.queries.ts'
import { wordQuery } from './word-query.ts'

/**
 * Search over everything in the catalogue: anyone may. As many searches go on together as half of the database's connections,
 * so that a burst of them leaves some to everything else.
 */
export function searchRoutes({ pool }: Database): Route[] {
  const bounded = boundedWork({ atOnce: Math.ceil(pool.options.max / 2) })
  return implement(searchEndpoints, {
    list: (call) => bounded(() => search(call)),
    suggestions: (call) => bounded(() => suggest(call)),
  })
}

const search: Handler<typeof searchEndpoints.list> = async ({ query, locale, viewer, db, clock }) => {
  const { search: text = '', type = [], category } = query
  const types = type.length > 0 ? [...new Set(type)] : searchType.options
  const now = clock()
  const { entries, counts, words, matched } = await searchCatalogue(
    db(),
    { text, locale, types, category, now },
    { offset: offsetOf(query), limit: query.per_page },
  )
  const cards = await cardsOf(db(), entries, { locale, viewerId: idOf(viewer) })
  const data = presentHits(entries, cards, wordsToMark(words), { locale, now })
  const texts = data.flatMap(({ name, summary }) => [name, summary])
  const [best] = entries
  const isUnwritten = words.some(({ instead }) => instead !== undefined && !isWritten(instead, texts))
  if (best && isUnwritten) texts.push(await textOf(db(), best, locale))
  const total = types.reduce((sum, wanted) => sum + counts[wanted], 0)
  return {
    data,
    pagination: paginationOf(query, Math.min(total, maxCounted)),
    counts,
    searched: searchedText(text, { words, matched }, texts, locale),
  }
}

const suggest: Handler<typeof searchEndpoints.suggestions> = async ({ query, locale, db, clock }) => {
  const { search: text = '' } = query
  const words = text.length < shortestSearch ? [] : await findWords(db(), readSearch(text, locale), locale)
  if (words.length === 0 || !words.every(isFound)) return { data: [] }
  const question = {
    locale,
    types: [],
    categoryId: undefined,
    now: clock(),
    words: wordQuery(words, 'all'),
  }
  const rows = await suggestNames(db(), question)
  const marked = wordsToMark(words)
  return { data: rows.map((row) => presentSuggestion(row, marked)) }
}
