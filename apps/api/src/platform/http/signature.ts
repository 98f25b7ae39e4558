import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The part of an address that permits access to `subject` until a time: the time in base 36, and an HMAC-SHA256 over subject
 * and time.
 */
export function signatureOf(key: string, subject: string, until: Date): string {
  const end = until.getTime().toString(36)
  return `${end}.${macOf(key, subject, end)}`
}

/** The expiry of a signature; null if it is not valid for this key and subject. */
export function readSignature(key: string, subject: string, signature: string): Date | null {
  const [end = '', mac = ''] = signature.split('.')
  const [actual, expected] = [Buffer.from(mac), Buffer.from(macOf(key, subject, end))]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return new Date(Number.parseInt(end, 36))
}

function macOf(key: string, subject: string, end: string): string {
  return createHmac('sha256', key).update(`${subject}/${end}`).digest('base64url')
}
