import * as z from 'zod/mini'
import { maxFileNameLength } from './platform-rules.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { id } from './primitives.ts'
import { fileResponse } from './response.ts'

/** Stored files (FILE-3, FILE-4). */
export const fileEndpoints = defineEndpoints('file', {
  download: {
    method: 'GET',
    path: '/files/{id}/{signature}',
    summary: 'A stored file, at an address that the API gave out and that ends after a short time',
    params: z.object({
      id,
      /** The expiry in base 36 and an HMAC. */
      signature: z.string().check(z.regex(/^[0-9a-z]{1,9}\.[\w-]{43}$/)),
    }),
    query: z.object({
      /** Present if the address is valid only for the person it was given to. */
      for: z.optional(z.literal('me')),
      /** The name to save the file as. */
      name: z.optional(z.string().check(z.maxLength(maxFileNameLength))),
    }),
    response: fileResponse,
    errors: ['forbidden', 'expired'],
  },
})
