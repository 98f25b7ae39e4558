import * as z from 'zod/mini'

/** The position of a page within a list. Pages count from 1; `last_page` is at least 1 (PAGE-2). */
export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
})

export type Pagination = z.infer<typeof pagination>

/** The response with one entity: `{data: {...}}` (CALL-2). */
export function single<Thing extends z.ZodMiniType>(thing: Thing) {
  return z.object({ data: thing })
}

/** The response with a list: `{data: [...], pagination}`; a list without pages is one page (PAGE-3). */
export function list<Thing extends z.ZodMiniType>(thing: Thing) {
  return z.object({ data: z.array(thing), pagination })
}

/** The response of a change that returns only a message. */
export const messageResponse = z.object({ message: z.string() })
