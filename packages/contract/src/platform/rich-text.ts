import * as z from 'zod/mini'
import { id } from './primitives.ts'

/** Plain words. */
export const textWords = z.object({ type: z.literal('text'), text: z.string() })

/** Code within a line. */
export const textCode = z.object({ type: z.literal('code'), text: z.string() })

export const textBreak = z.object({ type: z.literal('break') })

/** A mentioned person, with the current full name (TEXT-5). */
export const textMention = z.object({ type: z.literal('mention'), id, name: z.string() })

/** Emphasized words. */
export const textEmphasis = z.object({
  type: z.enum(['emphasis', 'strong']),
  get children() {
    return z.array(textInline)
  },
})

/** A link to an address of http, https or mailto (TEXT-2). */
export const textLink = z.object({
  type: z.literal('link'),
  href: z.string(),
  get children() {
    return z.array(textInline)
  },
})

/** A part of a line. */
export const textInline: z.ZodMiniType<TextInline> = z.union([
  textWords,
  textCode,
  textBreak,
  textMention,
  textEmphasis,
  textLink,
])

export const textParagraph = z.object({ type: z.literal('paragraph'), children: z.array(textInline) })

export const textQuote = z.object({
  type: z.literal('quote'),
  get children() {
    return z.array(textBlock)
  },
})

/** A list; `start` is the first number of a numbered one, otherwise null. */
export const textList = z.object({
  type: z.literal('list'),
  start: z.nullable(z.int()),
  get items() {
    return z.array(z.array(textBlock))
  },
})

/** A paragraph, quotation or list. */
export const textBlock: z.ZodMiniType<TextBlock> = z.union([textParagraph, textQuote, textList])

/** A text by people as a tree: what its Markdown means, without HTML (TEXT-1). */
export const richText = z.array(textBlock)

export type TextInline =
  | z.infer<typeof textWords>
  | z.infer<typeof textCode>
  | z.infer<typeof textBreak>
  | z.infer<typeof textMention>
  | { type: 'emphasis' | 'strong'; children: TextInline[] }
  | { type: 'link'; href: string; children: TextInline[] }

export type TextBlock =
  | { type: 'paragraph'; children: TextInline[] }
  | { type: 'quote'; children: TextBlock[] }
  | { type: 'list'; start: number | null; items: TextBlock[][] }

export type RichText = TextBlock[]
