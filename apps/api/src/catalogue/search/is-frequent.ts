import type { KnownWord } from './vocabulary.queries.ts'

const frequentDocuments = 100

/** Whether a word is found often enough, so that it is searched neither as a prefix, nor in compounds, nor by its parts. */
export function isFrequent(forms: readonly KnownWord[]): boolean {
  return forms.some(({ documents }) => documents >= frequentDocuments)
}
