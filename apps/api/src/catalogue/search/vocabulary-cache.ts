import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import type { WordMatches } from './find-words.ts'
import type { SearchWord } from './parse-search-text.ts'

const maxEntries = 2000

/**
 * The vocabulary lookups of one version of the index. Every search returns the current version, so that a search with
 * outdated lookups is repeated.
 */
export type VocabularyCache = {
  /** Undefined before the first search. */
  version: string | undefined
  matches: Map<string, WordMatches>
}

const caches = new WeakMap<Connection, VocabularyCache>()

/** The cache of a connection pool; a transaction has its own. */
export function vocabularyCache(db: Connection): VocabularyCache {
  const cache = caches.get(db) ?? { version: undefined, matches: new Map() }
  caches.set(db, cache)
  return cache
}

/**
 * Runs a search that uses cached lookups and returns the version of the index. Runs it again without them if the index has
 * changed since they were cached.
 */
export async function withCurrentVocabulary<Result extends { version: string | undefined }>(
  db: Connection,
  search: () => Promise<Result>,
): Promise<Result> {
  const cached = vocabularyCache(db)
  const result = await search()
  if (result.version === cached.version) return result
  if (vocabularyCache(db).version !== result.version) {
    caches.set(db, { version: result.version, matches: new Map() })
  }
  return search()
}

/** Caches the lookup of a word; the oldest one is removed if the cache is full. */
export function cacheMatches({ matches }: VocabularyCache, key: string, found: WordMatches): void {
  if (matches.size >= maxEntries) {
    for (const oldest of matches.keys()) {
      matches.delete(oldest)
      break
    }
  }
  matches.set(key, found)
}

/** The key of a lookup: the last word is also looked up as a prefix. */
export function cacheKey({ word, isLast, variants }: SearchWord, locale: Locale): string {
  return `${locale} ${isLast ? 'last' : 'word'} ${word} ${variants.join(' ')}`
}
