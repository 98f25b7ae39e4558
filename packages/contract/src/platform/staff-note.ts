import * as z from 'zod/mini'
import { maxStaffNoteLength } from './platform-rules.ts'
import { longText } from './text-fields.ts'

/** Why staff do something, or a note of theirs: one character at least. */
export const staffNote = longText(maxStaffNoteLength).check(z.minLength(1))
