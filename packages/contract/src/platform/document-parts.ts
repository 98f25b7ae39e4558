import * as z from 'zod/mini'
import { locales } from './locale.ts'
import { id } from './primitives.ts'
import { draftText } from './text-fields.ts'

/** A text in the languages it has, while it is written. */
export const texts = (maxLength: number) => z.partialRecord(z.enum(locales), draftText(maxLength))

/** The place in a list: entries are ordered by it, so that one is moved without the others. */
export const position = z.number()

/** The entries of a list by their ids, so that two people add and move them without disturbing each other. */
export const entries = <Entry extends z.ZodMiniType>(entry: Entry, most: number) =>
  z.record(id, entry).check(z.refine((all) => Object.keys(all).length <= most))
