import type { InvoiceContent } from './invoice-content.ts'

/** What is returned of one line of an invoice. */
export type CreditedPart = {
  /** The position of the order line, from 1. */
  position: number
  /** In cents with tax. */
  amount: number
  /** The discount and tax within the amount, if whole tickets are returned; null to take their share. */
  split: { discount: number; tax: number } | null
}

type Line = InvoiceContent['lines'][number]

/**
 * A line of a credit note: the discount and tax of the invoice's line in proportion to what is returned. The sum over all `creditNotes` is
 * rounded, so that the parts add up to the line once it is returned in full.
 */
export function creditedLine(
  invoice: InvoiceContent,
  creditNotes: readonly InvoiceContent[],
  { position, amount, split }: CreditedPart,
): Line {
  const line = invoice.lines[position - 1]
  if (!line) throw new Error(`the invoice ${invoice.number} has no line ${position}`)
  const earlier = creditNotes.flatMap(({ lines }) => lines.filter((each) => each.position === position))
  const before = (key: 'total' | 'tax' | 'discount') => earlier.reduce((sum, each) => sum + each[key], 0)
  const returned = before('total') + amount
  const isLast = returned === line.total
  const shareOf = (key: 'tax' | 'discount') =>
    !isLast && split
      ? split[key]
      : (isLast ? line[key] : Math.round((line[key] * returned) / line.total)) - before(key)
  const [tax, discount] = [shareOf('tax'), shareOf('discount')]
  const subtotal = amount + discount - tax
  const isWhole = line.unit_price > 0 && subtotal > 0 && subtotal % line.unit_price === 0
  return {
    ...line,
    position,
    ...(isWhole ? { count: subtotal / line.unit_price } : { count: 1, unit_price: subtotal }),
    subtotal,
    discount,
    tax,
    total: amount,
  }
}
