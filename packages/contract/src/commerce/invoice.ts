import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'
import { fileResponse, list } from '../platform/response.ts'

/** An invoice bills an order; a credit note returns what a refund paid back. */
export const invoiceKinds = ['invoice', 'credit_note'] as const

export const invoiceKind = z.enum(invoiceKinds)

/** An invoice or credit note of an order. */
export const invoice = z.object({
  id,
  /** Gapless within its year: `2026-000123` (INVOICE-2). */
  number: z.string(),
  kind: invoiceKind,
  issued_at: timestamp,
  /** For a credit note, what was returned. */
  total: cents,
  currency,
})

export type Invoice = z.infer<typeof invoice>

/** Invoices and credit notes (INVOICE-2, INVOICE-4). */
export const invoiceEndpoints = defineEndpoints('invoice', {
  list: {
    method: 'GET',
    path: '/orders/{id}/invoices',
    summary: 'The invoice and the credit notes of an order, oldest first',
    audience: 'member',
    params: z.object({ id }),
    response: list(invoice),
  },
  download: {
    method: 'GET',
    path: '/invoices/{id}/pdf',
    summary: 'An invoice or credit note as PDF, in the language of its order',
    audience: 'member',
    params: z.object({ id }),
    response: fileResponse,
  },
})
