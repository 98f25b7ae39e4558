// Control characters, and characters that are invisible or change the order of the letters around them: zero-width space and
// joiners of words, overrides and isolates of direction, interlinear annotations and tags. Persian needs U+200C and U+200D, emoji
// U+200D; U+200E, U+200F and U+061C only mark a direction.
const removed =
  // eslint-disable-next-line no-control-regex -- these are the characters to remove
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

// Letters with dozens of accents cover the lines around them.
const manyAccents = /(\p{M}{6})\p{M}+/gu

/** A text by people without characters that hide or rearrange others, and with at most one empty line in a row (TEXT-2). */
export function cleanSource(source: string): string {
  return source
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(removed, '')
    .replaceAll(manyAccents, '$1')
    .replaceAll(/\n[ \t]*\n\s*\n/g, '\n\n')
    .trim()
}
