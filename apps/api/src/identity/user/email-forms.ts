import { domainToASCII } from 'node:url'

/**
 * The forms in which an address may be stored: its own, and `xn--…` for one at an internationalised domain, which earlier accounts
 * have (TEXT-8).
 */
export function formsOfEmail(email: string): string[] {
  const domainStart = email.lastIndexOf('@') + 1
  const inAscii = email.slice(0, domainStart) + domainToASCII(email.slice(domainStart))
  return inAscii.toLowerCase() === email.toLowerCase() ? [email] : [email, inAscii]
}
