import * as z from 'zod/mini'
import { maxListedWordLength } from './community-rules.ts'
import { locales } from '../platform/locale.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { lineText } from '../platform/text-fields.ts'
import { moderatedText } from './text-state.ts'

/** An entry of the word list. */
export const listedWord = z.object({ id, locale: z.enum(locales), word: z.string() })

/** What an entry of the word list would have held of the latest texts. */
export const wordTrial = z.object({
  /** How many texts were compared. */
  checked_count: z.int(),
  found_count: z.int(),
  /** Some of them, the latest first. */
  found: z.array(z.object({ subject: moderatedText, id, excerpt: z.string(), published_at: timestamp })),
})

/** A word or phrase to add to the list. */
export const listedWordForm = z.object({
  locale: z.enum(locales),
  word: lineText(maxListedWordLength).check(z.minLength(2)),
})

export type ListedWord = z.infer<typeof listedWord>
export type WordTrial = z.infer<typeof wordTrial>
