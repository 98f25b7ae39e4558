import { createHmac } from 'node:crypto'

/** A signing key for one purpose, so that a value signed for it is invalid for any other. */
export function deriveKey(purpose: string, secret: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}
