// The same as the database's fold() (migrations/0008_search_texts.sql): what was indexed there is found again here.

// Points, accents, and what is invisible inside a word.
const marks = /\p{M}|[\u00ad\u0640\u200d-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const beyondAscii = /[\u0080-\uffff]/

// Texts repeat their words; whoever sends many others does not get to fill the memory.
const mostRemembered = 10_000
const longestRemembered = 64
const remembered = new Map<string, string>()

const plain = new Map([
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
    // Arabic letters as Persian writes them.
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
 * A text as search compares it: lower case, without accents and vowel points, Persian letters whatever the keyboard they
 * came from, digits of every script as 0 to 9.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  const known = remembered.get(text)
  if (known !== undefined) return known
  const bare = text.normalize('NFKD').replace(marks, '').toLowerCase()
  const folded = bare.replaceAll(/[\u0080-\u{10ffff}]/gu, (letter) => plain.get(letter) ?? letter)
  if (text.length > longestRemembered) return folded
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(text, folded)
  return folded
}

const letters = 'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'
const sounds = 'aabptsjchxdzrz0s1sztzaqfqkglmnvhy'

/**
 * A folded word in ASCII, as typing errors are counted: Persian letters that sound alike become the same one. The same
 * as the database's spelling_of().
 */
export function spellingOf(word: string): string {
  return Array.from(word, (letter) => sounds[letters.indexOf(letter)] ?? letter).join('')
}
