import { createHmac, timingSafeEqual } from 'node:crypto'

// An address stays the same for an hour, so that browsers can cache the file.
const hour = 60 * 60 * 1000
const maxHours = 4

/**
 * When an address created now expires: on a full hour in three to four hours, and not after the viewer's access (ACCESS-9).
 */
export function endOfAddress(now: Date, accessEndsAt: Date): Date {
  const rounded = Math.floor(now.getTime() / hour) * hour + maxHours * hour
  return new Date(Math.min(rounded, accessEndsAt.getTime()))
}

/** The part of an address that permits access to the files of a resource until a time. */
export function signatureOf(key: string, resourceId: string, until: Date): string {
  const end = until.getTime().toString(36)
  return `${end}.${macOf(key, resourceId, end)}`
}

/** The expiry of a signature; null if it is not valid for this key and resource. */
export function readSignature(key: string, resourceId: string, signature: string): Date | null {
  const [end = '', mac = ''] = signature.split('.')
  const [actual, expected] = [Buffer.from(mac), Buffer.from(macOf(key, resourceId, end))]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return new Date(Number.parseInt(end, 36))
}

function macOf(key: string, resourceId: string, end: string): string {
  return createHmac('sha256', key).update(`media/${resourceId}/${end}`).digest('base64url')
}
