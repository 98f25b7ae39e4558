// Importing this loads no schema, so that the browser can.

// Control characters but NUL, which the API reports, and characters that are invisible or change the order of the letters around them: zero-width spaces, marks and
// overrides of direction, fillers, tags. A tag is kept in the emoji of a flag. Persian needs U+200C and U+200D, emoji U+200D.
const hidden =
  // eslint-disable-next-line no-control-regex -- these are the characters to remove
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u{34F}|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]/gu

// A joiner has no effect at the edge of a word, after another one, and in scripts whose letters do not join.
const uselessJoiner =
  /(?<=^|[\s\u200C\u200D\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/gu

const fullWidth = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

// Format characters and variation selectors, which do not belong into a code; NUL is reported.
const unseenInCode = /(?!\0)[\p{Cc}\p{Cf}\uFE00-\uFE0F\u3164\uFFA0\u2800]/gu

const dashes = /[\p{Pd}\u2212]/gu

/** A text in the one form in which texts are stored and compared (Unicode NFC), without halves of characters. */
export function normalText(text: string): string {
  return text.toWellFormed().normalize('NFC')
}

/**
 * A text on one line: without the spaces around it, doubled ones and full-width letters, and without characters that hide or
 * rearrange others (TEXT-7).
 */
export function cleanLine(text: string): string {
  const seen = text
    .toWellFormed()
    .replaceAll(hidden, '')
    .replaceAll(fullWidth, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xfee0))
  return seen.replaceAll(/\s+/g, ' ').replaceAll(uselessJoiner, '').trim().normalize('NFC')
}

/** A name on one line; empty if there is nothing to see. */
export function cleanName(name: string): string {
  const cleaned = cleanLine(name)
  return visible.test(cleaned) ? cleaned : ''
}

/** A text of several lines, such as a postal address, each of them clean. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * A code or number that people type, such as a postal code: digits of every script and full-width characters as ASCII, every dash as
 * a hyphen, without what is invisible.
 */
export function cleanCode(text: string): string {
  return toAsciiDigits(text.toWellFormed().normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(unseenInCode, '')
    .replaceAll(dashes, '-')
    .trim()
}

/** A code without the spaces that group it. */
export function compactCode(text: string): string {
  return cleanCode(text).replaceAll(' ', '')
}

/** A text with the decimal digits of every script as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

const isDigit = /^\p{Nd}$/u

// Unicode has the ten digits of a script in a row, from zero on.
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit.test(String.fromCodePoint(codePoint - before - 1))) before += 1
  return before % 10
}
