/** The address that calls a number as people write it: without a zero in brackets after the country, the extension apart (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, number = '', extension] = /^([^\p{L}#,;]*)(?:\D*(\d+))?/u.exec(phone) ?? []
  const written = /^\(?\+/.test(number) ? number.replace('(0)', '') : number
  return `tel:${written.replace(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
