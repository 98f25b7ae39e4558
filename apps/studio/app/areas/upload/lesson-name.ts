import { maxNameLength } from '@chignon/contract/catalogue/catalogue-rules'
import { stemOf } from './file-kinds.ts'

// What a file is called before its number, in the languages of the academy.
const words =
  'lessons?|lektion|teil|kapitel|folge|lecci[oó]n|cap[ií]tulo|parte|lezione|capitolo|leçon|chapitre|partie|lição|aula|chapter|part|video|درس|فصل|قسمت'

const counted = new RegExp(String.raw`^(?:${words})[\s#.]*\p{Nd}+(?:[\s.):–—-]+|$)`, 'iu')
// A number is a place in the order if it begins with a zero or something other than a space follows it. A year is none.
const numbered = /^(?:[0۰]\p{Nd}{0,2}[\s.):–—-]+|\p{Nd}{1,3}(?:\s*[.):–—]|\s+-)\s*)(?=\S)/u
const anyNumber = /^\p{Nd}{1,3}[\s.):–—-]+(?=\S)/u
const quality = /[\s.([-]*\b(?:\d{3,4}p|4k|uhd|full ?hd)\b[)\]]*$/i

/**
 * The name of a lesson, from that of its file: `02_parting-lines.MOV` is “Parting lines”, `Lektion 3 – Der Nacken.mp4` is “Der Nacken”.
 *
 * - Underscores are spaces. Hyphens and dots too, if the name has no space.
 * - The number of the lesson is left out, with the word before it. A bare number before a space counts only if it begins with zero, or
 *   with `isNumbered`, which says that all files have one: “5 ways to cut” alone keeps it.
 * - The height of the picture at the end is left out: `1080p`, `4K`.
 * - The first letter is a capital one.
 */
export function lessonNameOf(fileName: string, isNumbered = false): string {
  const stem = stemOf(fileName).normalize('NFC')
  const spaced = stem.replaceAll('_', ' ')
  const hasSpaces = /\S\s\S/.test(stem.trim())
  const written = (hasSpaces ? spaced : spaced.replace(/(?<=[^\s\d])[-.]|[-.](?=[^\s\d])/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
  const number = isNumbered ? anyNumber : numbered
  const bare = written.replace(counted, '').replace(number, '').replace(quality, '').trim()
  const name = (bare === '' ? written : bare).slice(0, maxNameLength).trim()
  const [first = ''] = name
  return first.toLocaleUpperCase() + name.slice(first.length)
}

/** Whether the name of a file begins with a number. */
export function hasNumber(fileName: string): boolean {
  return anyNumber.test(stemOf(fileName).replaceAll('_', ' '))
}
