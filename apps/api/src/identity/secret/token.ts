import { createHash, randomBytes } from 'node:crypto'

/** How long a token is valid after its last use, in milliseconds: 30 days. */
export const tokenLifetime = 30 * 24 * 60 * 60 * 1000

/** A new opaque token: 256 random bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a token is stored. A fast hash is enough, since 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
