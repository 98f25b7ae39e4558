import { mostCounted, searchEndpoints, searchType } from '@chignon/contract'
import { offsetOf, paginationOf } from '../db/page.ts'
import { implement } from '../http/implement.ts'
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

/** Search over everything in the catalogue: anyone may. */
export const searchRoutes = implement(searchEndpoints, {
  async list({ query, locale, viewer, db, clock }) {
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
      pagination: paginationOf(query, Math.min(total, mostCounted)),
      counts,
      searched: searchedText(text, { words, matched }, texts, locale),
    }
  },
  async suggestions({ query, locale, db, clock }) {
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
  },
})
