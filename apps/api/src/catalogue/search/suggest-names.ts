import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { findWords, hasMatches, type MatchedWord } from './find-words.ts'
import { parseSearchText } from './parse-search-text.ts'
import { findNames, type SuggestionRow } from './suggest.queries.ts'
import { readIndexVersion } from './version.queries.ts'
import { withCurrentVocabulary } from './vocabulary-cache.ts'
import { buildWordQuery } from './word-query.ts'

/** What to suggest for. */
export type SuggestionParams = { text: string; locale: Locale; now: Date }

/** Suggested names and the words that match them. */
export type Suggestions = { rows: SuggestionRow[]; words: MatchedWord[]; version: string | undefined }

/** Suggests the names that contain all words of a text; none if one of the words is unknown. */
export function suggestNames(db: Connection, params: SuggestionParams): Promise<Suggestions> {
  return withCurrentVocabulary(db, () => suggest(db, params))
}

async function suggest(db: Connection, { text, locale, now }: SuggestionParams): Promise<Suggestions> {
  const words = await findWords(db, parseSearchText(text, locale), locale)
  if (words.length === 0 || !words.every(hasMatches)) {
    return { rows: [], words, version: await readIndexVersion(db) }
  }
  const query = { locale, types: [], categoryId: undefined, now, words: buildWordQuery(words, 'all') }
  return { ...(await findNames(db, query)), words }
}
