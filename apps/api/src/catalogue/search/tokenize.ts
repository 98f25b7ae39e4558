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
  const wordOf = wordReader(text)
  const toWord = ({ start, end }: Span): Word => ({ word: wordOf({ start, end }), start, end })
  return {
    // A part of combining marks alone normalizes to nothing.
    words: parts.map(toWord).filter(({ word }) => word !== ''),
    compounds: joinCompounds(parts).map(({ start, end, parts }) => ({
      word: parts.map(wordOf).join(''),
      start,
      end,
    })),
  }
}

/** A part of a text: UTF-16 offsets. */
export type Span = { start: number; end: number }

/** A word, or a part of a compound. */
export type Part = Span & {
  /** Whether a single joining character, such as a hyphen, connects it to the previous part. */
  isJoined: boolean
}

/** The words of a text and the parts of its compounds, in order. */
export function splitParts(text: string): Part[] {
  const parts: Part[] = []
  let start: number | undefined
  let joinedAt = -1
  for (let index = 0; index <= text.length; index++) {
    const characterClass = index < text.length ? classAt(text, index) : separatorClass
    if (characterClass === letterClass) start ??= index
    else {
      if (start !== undefined) parts.push({ start, end: index, isJoined: start === joinedAt })
      // Only a joiner directly after a word joins the next one to it.
      joinedAt = start !== undefined && characterClass === joinerClass ? index + 1 : -1
      start = undefined
    }
  }
  return parts
}

/** The compounds among the parts of a text. */
export function joinCompounds(parts: Part[]): (Span & { parts: Part[] })[] {
  const compounds: (Span & { parts: Part[] })[] = []
  let compound: (typeof compounds)[number] | undefined
  let previous: Part | undefined
  for (const part of parts) {
    if (!previous || !part.isJoined) compound = undefined
    else if (compound) {
      compound.parts.push(part)
      compound.end = part.end
    } else compounds.push((compound = { start: previous.start, end: part.end, parts: [previous, part] }))
    previous = part
  }
  return compounds
}

/** Returns a function that reads the normalized word at a span of the text. */
export function wordReader(text: string): (span: Span) => string {
  if (!isAscii(text)) return ({ start, end }) => normalizeText(text.slice(start, end))
  // The normalized text has the same offsets.
  const normalized = normalizeText(text)
  return ({ start, end }) => normalized.slice(start, end)
}

function classAt(text: string, index: number): number {
  const unit = text.charCodeAt(index)
  if ((unit & 0xf800) !== 0xd800) return classOf(unit)
  // Both halves of a surrogate pair have its class.
  const isSecondHalf = (unit & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
  return classOf(text.codePointAt(isSecondHalf ? index - 1 : index) ?? 0)
}

function classOf(codePoint: number): number {
  return classes[codePoint] || (classes[codePoint] = classify(String.fromCodePoint(codePoint)))
}

function classify(character: string): number {
  if (isJoiner.test(character)) return joinerClass
  return isSeparator.test(character) ? separatorClass : letterClass
}
