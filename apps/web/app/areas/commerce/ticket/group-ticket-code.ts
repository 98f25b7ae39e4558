/** A ticket code in groups of four characters, which are easier to read out and to compare. */
export function groupTicketCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ')
}
