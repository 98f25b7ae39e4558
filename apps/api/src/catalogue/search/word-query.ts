import type { MatchedWord } from './find-words.ts'
import type { KnownWord } from './vocabulary.queries.ts'

/** Words as two PostgreSQL text search queries: in the whole document, and in its name or summary. */
export type TextQuery = { anywhere: string; inSummary: string }

/** Words as queries of the index. */
export type WordQuery = {
  /** Matches any form, prefix match or correction. */
  any: TextQuery
  /** Matches the words as typed; undefined if that is the same as `any`, or if a word is unknown. */
  exact: TextQuery | undefined
  /** One query per word, if results are ordered by how many words they contain. */
  each: string[]
  /** At most this many documents match, in all categories together. */
  maxDocuments: number
  /** At least this many documents match. */
  minDocuments: number
  /** At most this many titles match. */
  maxTitles: number
}

/** Builds a query that requires all or some of the words. Every word must be known. */
export function buildWordQuery(words: MatchedWord[], match: 'all' | 'some'): WordQuery {
  const alternatives = words.map(({ exact, near, parts }) => [
    ...(exact.length + near.length > 0 ? [[[...exact, ...near]]] : []),
    ...(parts.length > 0 ? [parts] : []),
  ])
  const countsByWord = (count: (word: KnownWord) => number) =>
    alternatives.map((ways) => ways.map((parts) => parts.map((forms) => sum(forms.map(count)))))
  const hasParts = words.some(({ parts }) => parts.length > 0)
  const isEveryWordTyped = words.every(({ exact }) => exact.length > 0)
  const hasNearWords = hasParts || words.some(({ near }) => near.length > 0)
  const upperBound = (counts: number[]) => (match === 'all' ? Math.min(...counts) : sum(counts))
  return {
    any: textQuery(alternatives, match),
    exact:
      isEveryWordTyped && hasNearWords
        ? textQuery(
            words.map(({ exact }) => [[exact]]),
            match,
          )
        : undefined,
    each: match === 'all' ? [] : alternatives.map((ways) => wordText(ways, '')),
    maxDocuments: upperBound(countsByWord(({ documents }) => documents).map(maxMatches)),
    // The vocabulary does not say how often several words occur together.
    minDocuments:
      (match === 'all' && words.length > 1) || hasParts
        ? 0
        : Math.max(
            0,
            ...words.flatMap(({ exact, near }) => [...exact, ...near].map(({ documents }) => documents)),
          ),
    maxTitles: upperBound(countsByWord(({ titles }) => titles).map(maxMatches)),
  }
}

/** The ways to match a word: each has parts that must all occur, and each part has its forms. */
type Ways = KnownWord[][][]

function textQuery(words: Ways[], match: 'all' | 'some'): TextQuery {
  const build = (weights: string) =>
    words.map((ways) => wordText(ways, weights)).join(match === 'all' ? ' & ' : ' | ')
  return { anywhere: build(''), inSummary: build(':AB') }
}

function wordText(ways: Ways, weights: string): string {
  return `(${ways.map((parts) => parts.map((forms) => anyOf(forms, weights)).join(' & ')).join(' | ')})`
}

// A compound has at most as many documents as its rarest part.
function maxMatches(ways: number[][]): number {
  return sum(ways.map((parts) => Math.min(...parts)))
}

function anyOf(forms: KnownWord[], weights: string): string {
  const lexemes = [...new Set(forms.map(({ lexeme }) => lexeme))]
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${weights}`)
  return `(${quoted.join(' | ')})`
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
