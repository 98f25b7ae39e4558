/** The header with a value of the client's choice that is the same for every repetition of a call (ORDER-5). */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** The most characters of an idempotency key. */
export const maxIdempotencyKeyLength = 200
