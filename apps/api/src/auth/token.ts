import { createHash, randomBytes } from 'node:crypto'

/** How long a token lives after it was last used, in milliseconds: 30 days. */
export const tokenLifetime = 30 * 24 * 60 * 60 * 1000

/** A new opaque token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. Its 256 bits cannot be guessed, so one fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
