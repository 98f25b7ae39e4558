import type { Invoice } from '@chignon/contract/commerce/invoice'
import type { InvoiceRow } from './invoice.queries.ts'

/** Maps an invoice to the fields of the list. */
export function presentInvoice({ id, kind, issuedAt, content }: InvoiceRow): Invoice {
  const { number, total, currency } = content
  return { id, number, kind, issued_at: issuedAt.toISOString(), total, currency }
}
