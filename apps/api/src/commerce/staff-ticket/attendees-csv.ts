import { csvHead, csvRow, type CsvCell } from '../../platform/http/csv.ts'
import { ticketNumberOf } from './staff-ticket.present.ts'
import type { StaffTicketRow } from './staff-ticket.queries.ts'

const columns: Record<string, (ticket: StaffTicketRow) => CsvCell> = {
  ticket: ({ code }) => ticketNumberOf(code),
  holder: ({ holderName }) => holderName,
  email: ({ holderEmail }) => holderEmail,
  type: ({ typeName }) => typeName,
  package: ({ packageName }) => packageName ?? '',
  order: ({ orderNumber }) => orderNumber ?? '',
  state: ({ state }) => state,
  used_at: ({ usedAt }) => usedAt?.toISOString() ?? '',
  used_where: ({ usedWhere }) => usedWhere ?? '',
}

/** The attendees of an event as CSV (RFC 4180). */
export function attendeesCsv(tickets: readonly StaffTicketRow[]): string {
  const rows = tickets.map((ticket) => csvRow(Object.values(columns).map((read) => read(ticket))))
  return csvHead(Object.keys(columns)) + rows.join('')
}
