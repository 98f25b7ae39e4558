import { randomBytes } from 'node:crypto'

// Crockford's Base32: without I, L, O and U, which are mistaken for other characters.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 28

/** A new ticket code: 28 characters, 140 random bits, so that no one can guess one (TICKET-10). */
export function newTicketCode(): string {
  return ticketCodeOf(randomBytes(length))
}

/** The ticket code of 28 bytes, for the sample content. */
export function ticketCodeOf(bytes: Uint8Array): string {
  // The low five bits of each byte, so that every character is equally likely.
  return Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** The path of the public page of a ticket. Its address is the content of the ticket's QR code. */
export function ticketPath(code: string): string {
  return `/tickets/${code}`
}

/** The code in what a scanner reads or a person types: a code in any case and grouping, or the address of a ticket's page. */
export function readTicketCode(text: string): string {
  const last =
    text
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  return last
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
