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

// Asked once for each sign and kept: matching whole texts leaves much behind that has to be swept up while others wait.
const isGap = new RegExp(`[${between}]`, 'u')
const isJoiner = new RegExp(`[${joiners}]`, 'u')
const [inWord, gap, joiner] = [1, 2, 3]
const kinds = new Uint8Array(0x20000)

/** The words of a text in their order; what is written together with a hyphen or a joiner is there in its parts. */
export function readWords(text: string): Word[] {
  return readText(text).words
}

/** The words of a text, and what it writes together, each as one word: “blow-dry” as `blowdry`. */
export function readText(text: string): { words: Word[]; compounds: Word[] } {
  const parts = readParts(text)
  // Accents alone are a part, and no word.
  return { words: parts.filter(({ word }) => word !== ''), compounds: compoundsOf(parts, text) }
}

function readParts(text: string): Word[] {
  const parts: Word[] = []
  const add = (start: number, end: number) => parts.push({ word: fold(text.slice(start, end)), start, end })
  let start: number | undefined
  for (let at = 0; at < text.length;) {
    const sign = text.codePointAt(at) ?? 0
    if (kindOf(sign) === inWord) start ??= at
    else if (start !== undefined) {
      add(start, at)
      start = undefined
    }
    at += sign > 0xffff ? 2 : 1
  }
  if (start !== undefined) add(start, text.length)
  return parts
}

function compoundsOf(parts: Word[], text: string): Word[] {
  const compounds: Word[] = []
  let whole: Word | undefined
  let before: Word | undefined
  for (const part of parts) {
    const isJoined = before?.end === part.start - 1 && kindOf(text.charCodeAt(part.start - 1)) === joiner
    if (!before || !isJoined) whole = undefined
    else if (whole) Object.assign(whole, { word: whole.word + part.word, end: part.end })
    else compounds.push((whole = { word: before.word + part.word, start: before.start, end: part.end }))
    before = part
  }
  return compounds
}

function kindOf(sign: number): number {
  return kinds[sign] || (kinds[sign] = classify(String.fromCodePoint(sign)))
}

function classify(sign: string): number {
  if (isJoiner.test(sign)) return joiner
  return isGap.test(sign) ? gap : inWord
}
