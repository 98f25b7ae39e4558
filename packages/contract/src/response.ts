import * as z from 'zod/mini'

/** Where a list's page stands in the whole. Pages count from 1; `last_page` is at least 1. */
export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
})

export type Pagination = z.infer<typeof pagination>

/** The answer that holds one thing: `{data: {...}}`. */
export function single<Thing extends z.ZodMiniType>(thing: Thing) {
  return z.object({ data: thing })
}

/** The answer that holds a list: `{data: [...], pagination}`. A list that is never paged is one page. */
export function list<Thing extends z.ZodMiniType>(thing: Thing) {
  return z.object({ data: z.array(thing), pagination })
}

/** The answer of a call that changes something and has only that to say. */
export const messageResponse = z.object({ message: z.string() })
