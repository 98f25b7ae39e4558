import * as z from 'zod/mini'

/** The position of a page within a list. Pages count from 1; `last_page` is at least 1 (PAGE-2). */
export const pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
  /** The `cursor` of the next page; null after the last one, missing in lists without cursors (PAGE-6). */
  next_cursor: z.optional(z.nullable(z.string())),
})

export type Pagination = z.infer<typeof pagination>

/** The response with one entity: `{data: {...}}` (CALL-2). */
export function single<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: item })
}

/** The response with a list: `{data: [...], pagination}`; a list without pages is one page (PAGE-3). */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), pagination })
}

/** The response of a change that returns only a message. */
export const messageResponse = z.object({ message: z.string() })

/** The response that is a file instead of JSON. It supports ranges and revalidation. */
export const fileResponse = z.file()

/** The body that is the bytes of one file, of any size; for endpoints with the encoding `file`. */
export const fileBody = z.custom<AsyncIterable<Uint8Array>>()
