import { minSearchLength } from '@chignon/contract/platform/platform-rules'
import { maxCounted } from '@chignon/contract/catalogue/catalogue-rules'
import { searchEndpoints, searchType } from '@chignon/contract/catalogue/search'
import { offsetOf, paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Handler } from '../../platform/http/request-context.ts'
import { searchCatalogue } from './search-catalogue.ts'
import { presentResults, presentSuggestion, matchingWords } from './search.present.ts'
import { containsWord, presentSearchedText } from './searched-text.present.ts'
import { suggestNames } from './suggest-names.ts'
import { findText } from './text.queries.ts'

/** Search over the whole catalogue, for everyone. */
export const searchRoutes = implement(searchEndpoints, {
  list: (call) => call.services.searchLimit(() => search(call)),
  suggestions: (call) => call.services.searchLimit(() => suggest(call)),
})

const search: Handler<typeof searchEndpoints.list> = async ({
  query,
  locale,
  viewerContext,
  services: { db, clock },
}) => {
  const { search: text = '', type = [], category } = query
  const types = type.length > 0 ? [...new Set(type)] : searchType.options
  const now = clock()
  const { entries, counts, cards, words, matched } = await searchCatalogue(
    db(),
    { text, locale, types, category, now },
    {
      range: { offset: offsetOf(query), limit: query.per_page },
      viewer: viewerContext,
    },
  )
  const data = presentResults(entries, cards, matchingWords(words), { locale, now })
  const texts = data.flatMap(({ name, summary }) => [name, summary])
  const [best] = entries
  const isSpellingMissing = words.some(
    ({ correction }) => correction !== undefined && !containsWord(texts, correction),
  )
  if (best && isSpellingMissing) texts.push(await findText(db(), best, locale))
  const total = types.reduce((sum, type) => sum + counts[type], 0)
  return {
    data,
    pagination: paginationOf(query, Math.min(total, maxCounted)),
    counts,
    searched: presentSearchedText(text, { words, matched }, texts, locale),
  }
}

const suggest: Handler<typeof searchEndpoints.suggestions> = async ({
  query,
  locale,
  services: { db, clock },
}) => {
  const { search: text = '' } = query
  if (text.length < minSearchLength) return { data: [] }
  const { rows, words } = await suggestNames(db(), { text, locale, now: clock() })
  const marked = matchingWords(words)
  return { data: rows.map((row) => presentSuggestion(row, marked)) }
}
