import type { Database } from '../../../apps/api/src/db/client.ts'
import { chanceFrom, type Chance } from './chance.ts'
import { languages } from './fill.ts'

/** What people type, and in which language. */
export type Question = { text: string; locale: string }

const each = 150

/** Questions of each kind, none of them twice in a row, in all languages. */
export async function questionsOf({ pool }: Database): Promise<Map<string, Question[]>> {
  const chance = chanceFrom(11)
  const kinds = new Map<string, Question[]>()
  for (const locale of languages) {
    const { rows } = await pool.query<{ word: string; documents: number }>(
      'select word, documents from search_words where locale = $1 and length(word) between 4 and 12 order by word',
      [locale],
    )
    const between = (least: number, most: number) =>
      rows.filter(({ documents }) => documents >= least && documents < most).map(({ word }) => word)
    const [rare, usual, common] = [between(5, 200), between(200, 3000), between(5000, Infinity)]
    const some = () => chance.one(chance.next() < 0.5 ? usual : rare)
    const writers: Record<string, () => string> = {
      'a word': some,
      'a beginning': () => chance.one(usual).slice(0, 4),
      'a typing error': () => mistyped(chance.one([...usual, ...rare]), chance),
      'a common word': () => chance.one(common),
      'two words': () => `${chance.one([...usual, ...common])} ${some()}`,
      'nothing there': () => Array.from({ length: 9 }, () => chance.one(Array.from('qxzjwvk'))).join(''),
    }
    for (const [kind, write] of Object.entries(writers)) {
      const written = Array.from({ length: each / languages.length }, () => ({ text: write(), locale }))
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...written])
    }
  }
  return kinds
}

// Two letters swapped, one left out, or one doubled.
function mistyped(word: string, chance: Chance): string {
  const letters = Array.from(word)
  const at = 1 + chance.below(letters.length - 2)
  const [here = '', after = ''] = letters.slice(at)
  return chance
    .one([letters.toSpliced(at, 2, after, here), letters.toSpliced(at, 1), letters.toSpliced(at, 0, here)])
    .join('')
}
