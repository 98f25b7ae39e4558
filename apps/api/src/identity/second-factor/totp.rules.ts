import { createHmac, timingSafeEqual } from 'node:crypto'

// What every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds.
const stepSeconds = 30
const digits = 6
// Steps before and after the current one that are accepted, for clocks that differ.
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The time step of a moment. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The code of a secret in a time step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step whose code was entered; null if it is wrong, too old, or not newer than the one used last. */
export function matchingStep(
  { secret, lastStep }: { secret: Buffer; lastStep: number },
  code: string,
  now: Date,
): number | null {
  const entered = Buffer.from(code)
  const current = stepOf(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index)
  const match = steps.find((step) => {
    const expected = Buffer.from(codeOf(secret, step))
    return step > lastStep && expected.length === entered.length && timingSafeEqual(expected, entered)
  })
  return match ?? null
}

/** Bytes in base32 (RFC 4648) without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
}
