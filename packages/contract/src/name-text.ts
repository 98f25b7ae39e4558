import * as z from 'zod/mini'

// Control characters, and characters that are invisible or change the order of the letters around them. Persian needs U+200C and
// U+200D, emoji U+200D.
const removed =
  // eslint-disable-next-line no-control-regex -- these are the characters to remove
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name on one line, without characters that hide or rearrange others; empty if there is nothing to see. */
export function cleanName(name: string): string {
  const cleaned = name.replaceAll(removed, '').replaceAll(/\s+/g, ' ').trim()
  return visible.test(cleaned) ? cleaned : ''
}

/**
 * The name of a person or of a thing of theirs, on one line, without the spaces around it and without characters that hide or
 * rearrange others (TEXT-7). A name with nothing to see is missing.
 */
export const nameText = (maxLength: number) =>
  z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(maxLength))
