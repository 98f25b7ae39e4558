import type { Booking } from './bookings.queries.ts'
import { fullNameOf } from '../person/full-name.ts'

const columns: Record<string, (booking: Booking) => string> = {
  order: ({ order }) => order.number,
  state: ({ order }) => order.state,
  created_at: ({ order }) => order.createdAt.toISOString(),
  paid_at: ({ order }) => order.paidAt?.toISOString() ?? '',
  buyer: ({ buyer }) => fullNameOf(buyer),
  email: ({ buyer }) => buyer.email,
  type: ({ line }) => line.type,
  name: ({ line }) => line.name.en ?? '',
  event: ({ line }) => line.eventName?.en ?? '',
  count: ({ line }) => String(line.count),
  currency: ({ order }) => order.currency,
  subtotal: ({ line }) => money(line.subtotal),
  discount: ({ line }) => money(line.discount),
  tax: ({ line }) => money(line.tax),
  total: ({ line }) => money(line.total),
  refunded: ({ line }) => money(line.refunded),
}

/** Order lines as CSV (RFC 4180), with a header unless they continue others. */
export function bookingsCsv(bookings: readonly Booking[], { hasHeader = true } = {}): string {
  const rows = bookings.map((booking) => Object.values(columns).map((read) => cell(read(booking))))
  return [...(hasHeader ? [Object.keys(columns)] : []), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}

// A text that begins like a formula would be run by spreadsheets.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
