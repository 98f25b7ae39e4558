import * as z from 'zod/mini'
import { maxPage, maxPerPage, maxSearchLength } from './platform-rules.ts'
import { id } from './primitives.ts'
import { lineText, slugText } from './text-fields.ts'

/** The query of a paged list: `page` from 1 (default 1) and `per_page` from 1 to `max`, with its default. */
export function paging(perPage: number, max: number = maxPerPage) {
  return {
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxPage)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), perPage),
  }
}

/**
 * The query of a list whose entries come and go while it is read: as `paging`, and `cursor`, the `next_cursor` of the page before. With it
 * the page begins after the last entry that was seen, also if others were added or deleted; `page` then only counts (PAGE-6).
 */
export function keysetPaging(perPage: number) {
  return { ...paging(perPage), cursor: z.optional(cursor) }
}

// When the last entry was made, in milliseconds, and its id.
const cursor = z.string().check(z.regex(/^\d{1,15}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))

/** Free text to search for; empty is the same as absent. */
export const search = z.optional(lineText(maxSearchLength))

/** The id of a user: only what they teach. */
export const ofEducator = z.optional(id)

/** The path parameter of a resource found by its id or slug. */
export const idOrSlug = z.object({ id: slugText.check(z.minLength(1)) })
