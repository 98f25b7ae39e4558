import { csvHead, csvRow, type CsvCell } from '../../platform/http/csv.ts'
import type { Booking } from './bookings.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

const columns: Record<string, (booking: Booking) => CsvCell> = {
  order: ({ order }) => order.number,
  state: ({ order }) => order.state,
  created_at: ({ order }) => order.createdAt.toISOString(),
  paid_at: ({ order }) => order.paidAt?.toISOString() ?? '',
  buyer: ({ buyer }) => fullNameOf(buyer),
  email: ({ buyer }) => buyer.email,
  type: ({ line }) => line.type,
  name: ({ line }) => line.name.en ?? '',
  event: ({ line }) => line.eventName?.en ?? '',
  count: ({ line }) => ({ number: String(line.count) }),
  currency: ({ order }) => order.currency,
  subtotal: ({ line }) => money(line.subtotal),
  discount: ({ line }) => money(line.discount),
  tax: ({ line }) => money(line.tax),
  total: ({ line }) => money(line.total),
  refunded: ({ line }) => money(line.refunded),
}

/** Order lines as CSV (RFC 4180), with a header unless they continue others. */
export function bookingsCsv(bookings: readonly Booking[], { hasHeader = true } = {}): string {
  const rows = bookings.map((booking) => csvRow(Object.values(columns).map((read) => read(booking))))
  return (hasHeader ? csvHead(Object.keys(columns)) : '') + rows.join('')
}

function money(cents: number): CsvCell {
  return { number: (cents / 100).toFixed(2) }
}
