/**
 * The first of some texts that can be written in ASCII, for the name of a file: some mail programs and printers show no other characters.
 * Accents are left out. If there is none, the last one without its other characters.
 */
export function asciiName(...texts: [string, ...string[]]): string {
  const plain = texts.map(withoutAccents)
  const found = plain.find((text) => /^[ -~]+$/.test(text))
  return found ?? (plain.at(-1) ?? '').replace(/[^ -~]+/g, '').trim()
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
}
