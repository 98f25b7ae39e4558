import * as z from 'zod/mini'
import { cleanName } from './clean-text.ts'

/** The name of a person or of a thing of theirs, on one line (TEXT-7). A name with nothing to see is missing. */
export const nameText = (maxLength: number) =>
  z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(maxLength))
