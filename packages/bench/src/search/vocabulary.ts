import type { Locale } from '@chignon/contract/platform/locale'
import { readSample } from '../../../../apps/api/src/seed/read-sample.ts'
import type { SeededRandom } from '../seeded-random.ts'

const maxWordLength = 16

/**
 * A realistic vocabulary, the most frequent word first: the words of the sample content, then `generatedCount` words generated
 * by a Markov chain over their letters.
 */
export function generateVocabulary(locale: Locale, generatedCount: number, random: SeededRandom): string[] {
  const sampleWords = byFrequency(
    textsIn(readSample(), locale).flatMap((text) => text.match(/[\p{L}\p{M}\u200c]+/gu) ?? []),
  )
  const next = countFollowers(sampleWords)
  const vocabulary = new Set(sampleWords)
  while (vocabulary.size < sampleWords.length + generatedCount) {
    const word = generateWord(next, random)
    if (word.length > 3) vocabulary.add(word)
  }
  return [...vocabulary]
}

function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own: unknown = Reflect.get(value, locale)
  return typeof own === 'string' ? [own] : Object.values(value).flatMap((part) => textsIn(part, locale))
}

function byFrequency(words: string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words.map((word) => word.toLowerCase())) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
}

// The letters that follow each pair of letters, repeated by frequency; '$' ends a word.
function countFollowers(words: string[]): Map<string, string[]> {
  const next = new Map<string, string[]>()
  for (const word of words) {
    const letters = `^^${word}$`
    for (let index = 2; index < letters.length; index++) {
      const pair = letters.slice(index - 2, index)
      next.set(pair, [...(next.get(pair) ?? []), letters[index] ?? '$'])
    }
  }
  return next
}

function generateWord(next: Map<string, string[]>, random: SeededRandom): string {
  let word = '^^'
  while (word.length < maxWordLength) {
    const letter = random.pick(next.get(word.slice(-2)) ?? ['$'])
    if (letter === '$') break
    word += letter
  }
  return word.slice(2)
}
