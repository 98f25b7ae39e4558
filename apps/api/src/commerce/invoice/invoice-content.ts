import { paymentMethods } from '@chignon/contract/commerce/payment'
import { billing } from '@chignon/contract/commerce/billing'
import { invoiceKind } from '@chignon/contract/commerce/invoice'
import { locales } from '@chignon/contract/platform/locale'
import { orderLineType } from '@chignon/contract/commerce/order'
import { cents, currency, timestamp } from '@chignon/contract/platform/primitives'
import * as z from 'zod/mini'

const nullableText = z.nullable(z.string())

const line = z.object({
  /** The position of the order line, from 1; null in documents of before it was stored. */
  position: z._default(z.nullable(z.int()), null),
  type: orderLineType,
  name: z.string(),
  event_name: nullableText,
  unit_price: cents,
  count: z.int(),
  subtotal: cents,
  discount: cents,
  tax: cents,
  total: cents,
})

const bankTransfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: nullableText,
  bank_name: nullableText,
  is_sample: z.boolean(),
  /** The text the buyer adds to the transfer. */
  reference: z.string(),
  due_at: timestamp,
  /** Where the buyer was; null or missing if that was not known. */
  time_zone: z.optional(nullableText),
})

const creditedInvoice = z.object({
  number: z.string(),
  issued_at: timestamp,
  /** Why money was returned; `unpaid` if the invoice was cancelled before it was paid, `corrected` if another one replaces it. */
  reason: z.enum([
    'withdrawal',
    'event_cancelled',
    'event_postponed',
    'seat_gone',
    'overpaid',
    'staff',
    'unpaid',
    'corrected',
  ]),
})

/**
 * What an invoice or credit note shows. It is stored with the invoice and never changes (ORDER-7), so that fields may only be
 * added, with a default.
 */
export const invoiceContent = z.object({
  number: z.string(),
  kind: invoiceKind,
  issued_at: timestamp,
  locale: z.enum(locales),
  currency,
  order: z.object({ number: z.string(), placed_at: timestamp }),
  seller: z.object({
    /** The name of the site, for the head of the document. */
    brand: z.string(),
    name: z.string(),
    address: z.array(z.string()),
    vat_number: nullableText,
    email: z.string(),
  }),
  buyer: z.object({ name: z.string(), email: z.string(), billing: z.nullable(billing) }),
  /** The lines; of a credit note, what is returned. Empty in old credit notes over a part. */
  lines: z.array(line),
  subtotal: cents,
  discount: cents,
  promo_code: nullableText,
  tax: cents,
  /** As a share: 0.008 is 0.8%. */
  tax_rate: z.number(),
  /** For a credit note, what is returned. */
  total: cents,
  payment: z.object({
    method: z.enum(paymentMethods),
    paid_at: z.nullable(timestamp),
    /** Null unless it is paid by bank transfer. */
    transfer: z.nullable(bankTransfer),
  }),
  /** The invoice that a credit note corrects; null for an invoice. */
  credited: z.nullable(creditedInvoice),
  /** The invoice that an invoice replaces, since it was addressed wrongly (INVOICE-13). */
  replaces: z._default(z.nullable(z.object({ number: z.string(), issued_at: timestamp })), null),
})

export type InvoiceContent = z.infer<typeof invoiceContent>
