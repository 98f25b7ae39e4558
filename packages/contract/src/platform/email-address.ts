import { cleanCode } from './clean-text.ts'
import { readableDomain } from './idn-domain.ts'

/**
 * An e-mail address in the form in which it is stored and compared: without invisible and full-width characters, its domain in lower
 * case and with its own letters (`müller.example`, never `xn--…`). The case of the rest is kept; PostgreSQL ignores it.
 */
export function cleanEmail(text: string): string {
  // Persian and Chinese keyboards have another full stop and another sign for @.
  const address = cleanCode(text).replaceAll(/[\u3002\u06d4]/g, '.')
  const atSign = address.lastIndexOf('@')
  return atSign === -1 ? address : address.slice(0, atSign + 1) + readableDomain(address.slice(atSign + 1))
}

const label = String.raw`(?!xn--)[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u200C\u200D-]*[\p{L}\p{N}\p{M}])?`

/** The addresses that `cleanEmail` returns: letters of all scripts in the domain, ASCII before the @ (RFC 5321, RFC 5890). */
export const emailPattern = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:${label}\.)+(?!xn--)\p{L}[\p{L}\p{M}]+$`,
  'u',
)
