import { idempotencyKeyHeader, maxIdempotencyKeyLength } from '@chignon/contract/idempotency-key'
import { fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'

/**
 * The header `Idempotency-Key`. Ends the call with 422 if it is missing, too long, or contains a space, as only keys of our own do
 * (ORDER-5).
 */
export function readIdempotencyKey({ headers }: Request): string {
  const key = headers.get(idempotencyKeyHeader)?.trim() ?? ''
  if (key === '' || key.length > maxIdempotencyKeyLength || /\s/.test(key)) {
    const message = problemMessages.idempotencyKey
    fail(422, { message, errors: { [idempotencyKeyHeader]: [message] } })
  }
  return key
}
