import type { Database } from '../../../../apps/api/src/platform/db/client.ts'
import { languages } from './fill-catalogue.ts'
import { seededRandom, type SeededRandom } from '../seeded-random.ts'

/** A search text and the language it is in. */
export type SearchQuery = { text: string; locale: string }

const queriesPerKind = 150

/** Search queries by kind (a word, a prefix, a typing error, …), in all languages. */
export async function generateQueries({ pool }: Database): Promise<Map<string, SearchQuery[]>> {
  const random = seededRandom(11)
  const kinds = new Map<string, SearchQuery[]>()
  for (const locale of languages) {
    const { rows } = await pool.query<{ word: string; documents: number }>(
      'select word, documents from search_words where locale = $1 and length(word) between 4 and 12 order by word',
      [locale],
    )
    const inDocuments = (min: number, max: number) =>
      rows.filter(({ documents }) => documents >= min && documents < max).map(({ word }) => word)
    const [rare, usual, common] = [inDocuments(5, 200), inDocuments(200, 3000), inDocuments(5000, Infinity)]
    const anyWord = () => random.pick(random.next() < 0.5 ? usual : rare)
    const generators: Record<string, () => string> = {
      'a word': anyWord,
      'a prefix': () => random.pick(usual).slice(0, 4),
      'a typing error': () => withTypo(random.pick([...usual, ...rare]), random),
      'a common word': () => random.pick(common),
      'two words': () => `${random.pick([...usual, ...common])} ${anyWord()}`,
      'no result': () => Array.from({ length: 9 }, () => random.pick(Array.from('qxzjwvk'))).join(''),
    }
    for (const [kind, generate] of Object.entries(generators)) {
      const queries = Array.from({ length: queriesPerKind / languages.length }, () => ({
        text: generate(),
        locale,
      }))
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...queries])
    }
  }
  return kinds
}

// Swaps two letters, drops one or doubles one.
function withTypo(word: string, random: SeededRandom): string {
  const letters = Array.from(word)
  const index = 1 + random.below(letters.length - 2)
  const [here = '', after = ''] = letters.slice(index)
  return random
    .pick([
      letters.toSpliced(index, 2, after, here),
      letters.toSpliced(index, 1),
      letters.toSpliced(index, 0, here),
    ])
    .join('')
}
