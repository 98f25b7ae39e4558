import { newTypedCode, readTypedCode, typedCodeOf } from '../../platform/typed-code/typed-code.ts'

const length = 28

/** A new ticket code: 28 characters, 140 random bits, so that no one can guess one (TICKET-10). */
export function newTicketCode(): string {
  return newTypedCode(length)
}

/** The ticket code of 28 bytes, for the sample content. */
export function ticketCodeOf(bytes: Uint8Array): string {
  return typedCodeOf(bytes.subarray(0, length))
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
  return readTypedCode(last)
}
