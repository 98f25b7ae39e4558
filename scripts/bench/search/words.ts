import type { Locale } from '../../../packages/contract/src/index.ts'
import { readSample } from '../../../apps/api/src/db/seed/read-sample.ts'
import type { Chance } from './chance.ts'

const longest = 16

/**
 * A vocabulary as a grown catalogue has it, the most frequent word first: the words the sample is written in, then so many
 * more that are put together from their letters as those are.
 */
export function vocabularyOf(locale: Locale, tail: number, chance: Chance): string[] {
  const written = frequencies(
    textsIn(readSample(), locale).flatMap((text) => text.match(/[\p{L}\p{M}\u200c]+/gu) ?? []),
  )
  const next = followers(written)
  const known = new Set(written)
  while (known.size < written.length + tail) {
    const word = coined(next, chance)
    if (word.length > 3) known.add(word)
  }
  return [...known]
}

function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own: unknown = Reflect.get(value, locale)
  return typeof own === 'string' ? [own] : Object.values(value).flatMap((part) => textsIn(part, locale))
}

function frequencies(words: string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words.map((one) => one.toLowerCase())) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
}

// Which letters come after each two, as often as they do; '$' ends a word.
function followers(words: string[]): Map<string, string[]> {
  const next = new Map<string, string[]>()
  for (const word of words) {
    const letters = `^^${word}$`
    for (let at = 2; at < letters.length; at++) {
      const two = letters.slice(at - 2, at)
      next.set(two, [...(next.get(two) ?? []), letters[at] ?? '$'])
    }
  }
  return next
}

function coined(next: Map<string, string[]>, chance: Chance): string {
  let word = '^^'
  while (word.length < longest) {
    const letter = chance.one(next.get(word.slice(-2)) ?? ['$'])
    if (letter === '$') break
    word += letter
  }
  return word.slice(2)
}
