import * as z from 'zod/mini'

/** The most entries of a page (PAGE-2). */
export const maxPerPage = 50

/** The most characters of a search text (SEARCH-6). */
export const maxSearchLength = 200

/**
 * The query of a paged list: `page` from 1 (default 1) and `per_page` (1 to 50).
 * Defaults per page: 12 in the catalogue, 10 in feeds, 20 in the profile (PAGE-1).
 * `most` raises the bound for lists that programs read.
 */
export function paging(perPage: number, most = maxPerPage) {
  return {
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), perPage),
  }
}

/** Free text to search for; empty is the same as absent. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(maxSearchLength)))

/** The path parameter of a resource found by its id or slug. */
export const idOrSlug = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) })
