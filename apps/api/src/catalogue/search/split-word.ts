import type { Locale } from '@chignon/contract/platform/locale'
import { isStopWord } from './stop-words.ts'

type Rules = {
  /** The shortest part of a compound. */
  minPart: number
  maxParts: number
  /** Letters between two parts that belong to neither. */
  links: readonly string[]
  /** What is written in front of or behind a word without a space, and is not searched. */
  prefixes: readonly string[]
  suffixes: readonly string[]
  /** Whether they are taken off words of the vocabulary too; otherwise only off unknown ones. */
  areInflections: boolean
}

const noAffixes = { links: [''], prefixes: [], suffixes: [], areInflections: false }
const romance = { ...noAffixes, minPart: 3, maxParts: 2 }

const rulesOf: Record<Locale, Rules> = {
  en: romance,
  es: romance,
  pt: romance,
  // An article or preposition whose apostrophe was not typed.
  it: { ...romance, prefixes: ['dell', 'dall', 'nell', 'sull', 'quell', 'all', 'l', 'd'] },
  fr: { ...romance, prefixes: ['jusqu', 'qu', 'l', 'd'] },
  de: {
    ...noAffixes,
    minPart: 3,
    maxParts: 4,
    links: ['', 's', 'es', 'n', 'en', 'er', 'e'],
  },
  // Typed without the zero-width non-joiner. Some Persian words have two letters.
  fa: {
    minPart: 2,
    maxParts: 3,
    links: [''],
    prefixes: ['نمی', 'می'],
    suffixes: ['هایی', 'هایش', 'هایم', 'های', 'ها', 'ترین', 'تر'],
    areInflections: true,
  },
}

// Shorter words are no compounds, and longer ones have too many parts to look up.
const minLength = 4
const maxLength = 30

/** Whether a word may be a compound of others. */
export function isSplittable(word: string): boolean {
  return word.length >= minLength && word.length <= maxLength
}

/** All parts that a compound may consist of, to look them up. */
export function possibleParts(word: string, locale: Locale): string[] {
  const { minPart } = rulesOf[locale]
  const parts = new Set<string>()
  for (let start = 0; start <= word.length - minPart; start += 1)
    for (let end = start + minPart; end <= word.length; end += 1) parts.add(word.slice(start, end))
  return [...parts].filter((part) => !isStopWord(part, locale))
}

/** The fewest known words that a compound consists of; undefined if it is none. `isKnown` also tells whether the word itself is known. */
export function splitWord(
  word: string,
  isKnown: (part: string) => boolean,
  locale: Locale,
): string[] | undefined {
  const { prefixes, suffixes, maxParts, areInflections } = rulesOf[locale]
  const hasAffixes = areInflections || !isKnown(word)
  const withoutAffixes = [
    ...prefixes.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : [])),
    ...suffixes.flatMap((suffix) => (word.endsWith(suffix) ? [word.slice(0, -suffix.length)] : [])),
  ]
  const inner = hasAffixes ? [word, ...withoutAffixes] : [word]
  for (let count = 1; count <= maxParts; count += 1)
    for (const text of inner) {
      const parts = splitInto(text, count, isKnown, locale)
      // A word is not a compound of itself, and one of very short words alone is one by chance.
      if (parts && parts[0] !== word && (count === 1 || parts.some((part) => part.length > 2))) return parts
    }
  return undefined
}

// The longest last part first: the end of a compound says what it is.
function splitInto(
  text: string,
  count: number,
  isKnown: (part: string) => boolean,
  locale: Locale,
): string[] | undefined {
  const { minPart, links } = rulesOf[locale]
  if (count === 1) return text.length >= minPart && isKnown(text) ? [text] : undefined
  for (let start = minPart; start <= text.length - minPart; start += 1) {
    const last = text.slice(start)
    if (!isKnown(last)) continue
    for (const link of links) {
      const before = text.slice(0, start)
      if (!before.endsWith(link)) continue
      const parts = splitInto(before.slice(0, before.length - link.length), count - 1, isKnown, locale)
      if (parts) return [...parts, last]
    }
  }
  return undefined
}

// What many words end with, without saying what it is about.
const commonEnding = /^.{0,3}(?:keit|heit|schaft|ung|tion|itat)(?:en)?$/

/** The ends of a German compound, the longest first: they say what it is. */
export function endsOf(word: string): string[] {
  const ends: string[] = []
  for (let length = Math.min(word.length - 3, 12); length >= 5; length -= 1) ends.push(word.slice(-length))
  return ends.filter((end) => !commonEnding.test(end))
}
