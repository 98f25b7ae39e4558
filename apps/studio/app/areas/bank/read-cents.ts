/** Cents of an amount with a decimal mark, such as `-1.234,50`; null if it is none, or has a part of a cent. */
export function readCents(text: string, decimal: '.' | ','): number | null {
  const group = decimal === '.' ? /[,'’\s]/g : /[.'’\s]/g
  const plain = text.normalize('NFKC').replaceAll(group, '').replace(decimal, '.').replace(/^−/, '-')
  const match = /^([+-]?)(\d{1,9})(?:\.(\d*))?([+-]?)$/.exec(plain)
  if (!match) return null
  const [, before, whole = '', part = '', after] = match
  if (/[1-9]/.test(part.slice(2))) return null
  const cents = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
  return before === '-' || after === '-' ? -cents : cents
}
