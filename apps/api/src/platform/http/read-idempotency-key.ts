import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@chignon/contract/platform/idempotency-key'
import { fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'

/**
 * The header `Idempotency-Key` of an endpoint that takes it. Ends the call with 422 if it is required and missing, too long, or contains a
 * space, as only keys of our own do (ORDER-5).
 */
export function readIdempotencyKey({ idempotency }: Endpoint, { headers }: Request): string | undefined {
  const header = headers.get(idempotencyKeyHeader)
  if (idempotency === 'none' || (idempotency === 'optional' && header === null)) return undefined
  const key = header?.trim() ?? ''
  if (key === '' || key.length > maxIdempotencyKeyLength || /\s/.test(key)) {
    const message = problemMessages.idempotencyKey
    fail(422, { message, errors: { [idempotencyKeyHeader]: [message] } })
  }
  return key
}
