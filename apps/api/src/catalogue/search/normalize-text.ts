// Must return the same as fold() in PostgreSQL (migrations/0008_search_texts.sql), which normalizes the indexed texts.

// Combining marks, and characters that are invisible inside a word.
const marks = /\p{M}|[\u00ad\u0640\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const nonAscii = /[\u0080-\uffff]/

// Texts repeat their words, so results are cached. The limits bound the memory that unusual input can take.
const maxCacheEntries = 10_000
const maxCachedLength = 64
const cache = new Map<string, string>()

const replacements = new Map([
  ...Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ĸ: 'q',
    ı: 'i',
    // Arabic letters to their Persian forms.
    ي: 'ی',
    ى: 'ی',
    ك: 'ک',
    ة: 'ه',
    ە: 'ه',
    ہ: 'ه',
  }),
  ...Array.from('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', (digit, index): [string, string] => [digit, String(index % 10)]),
])

/**
 * A text as search compares it: lower case, without accents and vowel points, Arabic letters in their Persian form, digits
 * of every script as 0 to 9.
 */
export function normalizeText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const unmarked = text.normalize('NFKD').replace(marks, '').toLowerCase()
  const normalized = unmarked.replaceAll(
    /[\u0080-\u{10ffff}]/gu,
    (letter) => replacements.get(letter) ?? letter,
  )
  if (text.length > maxCachedLength) return normalized
  if (cache.size >= maxCacheEntries) cache.clear()
  cache.set(text, normalized)
  return normalized
}

/** Whether a text has ASCII characters only: normalizing it changes nothing but the case. */
export function isAscii(text: string): boolean {
  return !nonAscii.test(text)
}

const persianLetters = 'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'
const asciiLetters = 'aabptsjchxdzrz0s1sztzaqfqkglmnvhy'

/**
 * An ASCII spelling of a normalized word, used to count typing errors. Persian letters that sound alike get the same letter.
 * Must return the same as spelling_of() in PostgreSQL.
 */
export function asciiSpelling(word: string): string {
  return Array.from(word, (letter) => asciiLetters[persianLetters.indexOf(letter)] ?? letter).join('')
}
