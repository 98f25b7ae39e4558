import { createHmac } from 'node:crypto'

/** A key for one use alone, so that what was signed for it is worth nothing in another. */
export function keyFor(use: string, secret: string): string {
  return createHmac('sha256', secret).update(use).digest('base64url')
}
