import * as z from 'zod/mini'
import { maxSlugLength } from './platform-rules.ts'
import { cleanCode, cleanLine, cleanLines, compactCode, normalText } from './clean-text.ts'

// Every text that people type is one of these, of `form-fields.ts` or of `nameText`, so that it is stored and compared in one form
// (TEXT-8).

/** A text of several lines in Unicode NFC, without the spaces around it. */
export const longText = (maxLength: number) =>
  z.string().check(z.overwrite(normalText), z.trim(), z.maxLength(maxLength))

/** A text in Unicode NFC as it is while it is written, with the spaces around it. */
export const draftText = (maxLength: number) =>
  z.string().check(z.overwrite(normalText), z.maxLength(maxLength))

/** A text on one line, without characters that hide or rearrange others. */
export const lineText = (maxLength: number) =>
  z.string().check(z.overwrite(cleanLine), z.maxLength(maxLength))

/** A postal address, of several lines. */
export const addressText = (maxLength: number) =>
  z.string().check(z.overwrite(cleanLines), z.maxLength(maxLength))

/** A number or code that is shown as it was written, such as a postal code: in ASCII, with single spaces. */
export const numberText = (maxLength: number) =>
  z.string().check(z.overwrite(cleanCode), z.maxLength(maxLength))

/** A code that is looked up: in ASCII, without spaces. */
export const codeText = (maxLength: number, minLength = 1) =>
  z.string().check(z.overwrite(compactCode), z.minLength(minLength), z.maxLength(maxLength))

/** A slug as a filter or an address has it; it may be one that does not exist. */
export const slugText = z.string().check(z.overwrite(normalText), z.maxLength(maxSlugLength))
