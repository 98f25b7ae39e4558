import { isAscii, normalizeText } from './normalize-text.ts'

/** A normalized word and its position in the text: UTF-16 offsets. */
export type Word = { word: string; start: number; end: number }

// The same separators as in search_text() (migrations/0008_search_texts.sql).
const separators =
  '\\u0001-\\u002c\\u002e\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00ac\\u00ae-\\u00bf\\u00d7\\u00f7\\u02bc\\u060c' +
  '\\u060d\\u061b\\u061d-\\u061f\\u066a-\\u066d\\u06d4\\u2000-\\u200b\\u2012-\\u2029\\u202f-\\u205f\\u20a0-\\u2bff' +
  '\\u2e00-\\u2e7f\\u3000-\\u303f\\ufd3e\\ufd3f\\ufe00-\\ufe1f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}'
// Hyphens, and the zero-width non-joiner of Persian: they join the parts of a compound.
const joiners = '\\u002d\\u200c\\u2010\\u2011'

// Classifies one character at a time and caches the class by code point: a regular expression over whole texts allocates
// so much that garbage collection delays other requests.
const isSeparator = new RegExp(`[${separators}]`, 'u')
const isJoiner = new RegExp(`[${joiners}]`, 'u')
const [letterClass, separatorClass, joinerClass] = [1, 2, 3]
const classes = new Uint8Array(0x20000)

/** The words of a text in order; a compound (“blow-dry”) is split into its parts. */
export function tokenize(text: string): Word[] {
  return tokenizeWithCompounds(text).words
}

/** The words of a text, and its compounds as one word each: “blow-dry” as `blowdry`. */
export function tokenizeWithCompounds(text: string): { words: Word[]; compounds: Word[] } {
  const parts = splitParts(text)
  // A part of combining marks alone normalizes to nothing.
  return { words: parts.filter(({ word }) => word !== ''), compounds: joinCompounds(parts, text) }
}

function splitParts(text: string): Word[] {
  const parts: Word[] = []
  // Without other characters the normalized text has the same offsets.
  const ascii = isAscii(text) ? normalizeText(text) : undefined
  const wordAt = (start: number, end: number) =>
    ascii === undefined ? normalizeText(text.slice(start, end)) : ascii.slice(start, end)
  const add = (start: number, end: number) => parts.push({ word: wordAt(start, end), start, end })
  let start: number | undefined
  for (let at = 0; at < text.length;) {
    const codePoint = text.codePointAt(at) ?? 0
    if (classOf(codePoint) === letterClass) start ??= at
    else if (start !== undefined) {
      add(start, at)
      start = undefined
    }
    at += codePoint > 0xffff ? 2 : 1
  }
  if (start !== undefined) add(start, text.length)
  return parts
}

function joinCompounds(parts: Word[], text: string): Word[] {
  const compounds: Word[] = []
  let compound: Word | undefined
  let previous: Word | undefined
  for (const part of parts) {
    const isJoined =
      previous?.end === part.start - 1 && classOf(text.charCodeAt(part.start - 1)) === joinerClass
    if (!previous || !isJoined) compound = undefined
    else if (compound) Object.assign(compound, { word: compound.word + part.word, end: part.end })
    else
      compounds.push((compound = { word: previous.word + part.word, start: previous.start, end: part.end }))
    previous = part
  }
  return compounds
}

function classOf(codePoint: number): number {
  return classes[codePoint] || (classes[codePoint] = classify(String.fromCodePoint(codePoint)))
}

function classify(character: string): number {
  if (isJoiner.test(character)) return joinerClass
  return isSeparator.test(character) ? separatorClass : letterClass
}
