/** Cents of a typed amount, in the digits and with the separator of any of our languages; null if it is none. */
export function readAmount(text: string): number | null {
  const latin = text.normalize('NFKC').replaceAll(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  const match = /^(\d{1,7})(?:[.,٫](\d{1,2}))?$/.exec(latin.replaceAll(/[\s'’٬]/g, ''))
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}

/** Cents as they are typed: `49.00`. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
