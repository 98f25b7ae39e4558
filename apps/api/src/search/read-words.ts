import { fold } from './fold.ts'

/** A word of a text, folded, and where it stands there: UTF-16 offsets. */
export type Word = { word: string; start: number; end: number }

// What stands between words, as search_text() has it (migrations/0008_search_texts.sql) …
const between =
  '\\u0001-\\u002c\\u002e\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00ac\\u00ae-\\u00bf\\u00d7\\u00f7\\u02bc\\u060c' +
  '\\u060d\\u061b\\u061d-\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u200b\\u2012-\\u2029\\u202f-\\u205f\\u20a0-\\u2bff' +
  '\\u2e00-\\u2e7f\\u3000-\\u303f\\ufd3e\\ufd3f\\ufe00-\\ufe1f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}'
// … and what joins two into one: hyphens, and the zero-width non-joiner of Persian.
const joiners = '\\u002d\\u200c\\u2010\\u2011'

const part = `[^${between}${joiners}]+`
const parts = new RegExp(part, 'gu')
const joiner = new RegExp(`[${joiners}]`, 'u')
const compounds = new RegExp(`${part}(?:[${joiners}]${part})+`, 'gu')

/** The words of a text in their order; what is written together with a hyphen or a joiner is there in its parts. */
export function readWords(text: string): Word[] {
  return found(parts, text).filter(({ word }) => word !== '')
}

/** What a text writes together with a hyphen or a joiner, each as one word: “blow-dry” as `blowdry`. */
export function readCompounds(text: string): Word[] {
  if (!joiner.test(text)) return []
  return found(compounds, text).map(({ start, end }) => ({
    word: readWords(text.slice(start, end))
      .map(({ word }) => word)
      .join(''),
    start,
    end,
  }))
}

function found(pattern: RegExp, text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(pattern)) {
    words.push({ word: fold(word), start: index, end: index + word.length })
  }
  return words
}
