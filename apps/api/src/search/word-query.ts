import type { FoundWord } from './find-words.ts'
import type { KnownWord } from './vocabulary.queries.ts'

/** The same words in the language of PostgreSQL's text search: anywhere in a thing, and in its name or summary. */
export type TextQuery = { anywhere: string; inSummary: string }

/** How words are put to the index. */
export type WordQuery = {
  /** In any form, in what begins with them, or corrected. */
  any: TextQuery
  /** As they were typed; undefined where that is the same, or where one of them is not known as such. */
  exact: TextQuery | undefined
  /** Each word alone, where things are ordered by how many of them they hold: that is where some suffice. */
  each: string[]
  /** No more things than that match, in any category … */
  documents: number
  /** … and no fewer. */
  least: number
  /** No more things than that match by their names. */
  titles: number
}

/** Writes words, each of which stands for something, as a query that wants all of them, or some. */
export function wordQuery(words: FoundWord[], matched: 'all' | 'some'): WordQuery {
  const any = words.map(({ exact, near }) => [...exact, ...near])
  const isAllTyped = words.every(({ exact }) => exact.length > 0)
  const isAnyNear = words.some(({ near }) => near.length > 0)
  const bound = (counts: number[]) => (matched === 'all' ? Math.min(...counts) : sum(counts))
  return {
    any: textQuery(any, matched),
    exact:
      isAllTyped && isAnyNear
        ? textQuery(
            words.map(({ exact }) => exact),
            matched,
          )
        : undefined,
    each: matched === 'all' ? [] : any.map((forms) => oneOf(forms, '')),
    documents: bound(any.map((forms) => sum(forms.map(({ documents }) => documents)))),
    // Where several words are wanted together, nothing is known of how often they meet.
    least:
      matched === 'all' && words.length > 1 ? 0 : Math.max(...any.flat().map(({ documents }) => documents)),
    titles: bound(any.map((forms) => sum(forms.map(({ titles }) => titles)))),
  }
}

function textQuery(words: KnownWord[][], matched: 'all' | 'some'): TextQuery {
  const written = (weights: string) =>
    words.map((forms) => oneOf(forms, weights)).join(matched === 'all' ? ' & ' : ' | ')
  return { anywhere: written(''), inSummary: written(':AB') }
}

function oneOf(forms: KnownWord[], weights: string): string {
  const lexemes = [...new Set(forms.map(({ lexeme }) => lexeme))]
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${weights}`)
  return `(${quoted.join(' | ')})`
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
