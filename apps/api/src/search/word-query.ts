import type { MatchedWord } from './find-words.ts'
import type { KnownWord } from './vocabulary.queries.ts'

/** The same words as two PostgreSQL text search queries: in the whole document, and in its name or summary. */
export type TextQuery = { anywhere: string; inSummary: string }

/** Words as queries of the index. */
export type WordQuery = {
  /** Matches any form, prefix match or correction. */
  any: TextQuery
  /** Matches the words as typed; undefined if that is the same as `any`, or if a word is unknown. */
  exact: TextQuery | undefined
  /** One query per word, if results are ordered by how many words they contain. */
  each: string[]
  /** At most this many documents match, in all categories together … */
  maxDocuments: number
  /** … and at least this many. */
  minDocuments: number
  /** At most this many titles match. */
  maxTitles: number
}

/** Builds a query that requires all or some of the words. Every word must be known. */
export function buildWordQuery(words: MatchedWord[], match: 'all' | 'some'): WordQuery {
  const formsByWord = words.map(({ exact, near }) => [...exact, ...near])
  const isEveryWordTyped = words.every(({ exact }) => exact.length > 0)
  const hasNearWords = words.some(({ near }) => near.length > 0)
  const upperBound = (counts: number[]) => (match === 'all' ? Math.min(...counts) : sum(counts))
  return {
    any: textQuery(formsByWord, match),
    exact:
      isEveryWordTyped && hasNearWords
        ? textQuery(
            words.map(({ exact }) => exact),
            match,
          )
        : undefined,
    each: match === 'all' ? [] : formsByWord.map((forms) => anyOf(forms, '')),
    maxDocuments: upperBound(formsByWord.map((forms) => sum(forms.map(({ documents }) => documents)))),
    // The vocabulary does not say how often several words occur together.
    minDocuments:
      match === 'all' && words.length > 1
        ? 0
        : Math.max(...formsByWord.flat().map(({ documents }) => documents)),
    maxTitles: upperBound(formsByWord.map((forms) => sum(forms.map(({ titles }) => titles)))),
  }
}

function textQuery(words: KnownWord[][], match: 'all' | 'some'): TextQuery {
  const build = (weights: string) =>
    words.map((forms) => anyOf(forms, weights)).join(match === 'all' ? ' & ' : ' | ')
  return { anywhere: build(''), inSummary: build(':AB') }
}

function anyOf(forms: KnownWord[], weights: string): string {
  const lexemes = [...new Set(forms.map(({ lexeme }) => lexeme))]
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${weights}`)
  return `(${quoted.join(' | ')})`
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
