import type { RefundReason } from '@chignon/contract/commerce/refund'
import type { Connection } from '../../platform/db/client.ts'
import type { Services } from '../../platform/services.ts'
import { createInvoiceContent } from './create-invoice-content.ts'
import { creditNoteContent } from './credit-note-content.ts'
import type { CreditedPart } from './credited-line.ts'
import type { InvoiceContent } from './invoice-content.ts'
import {
  findCreditNoteOf,
  findInvoiceOf,
  findRefund,
  insertInvoice,
  listInvoices,
  lockBilledOrder,
  markCancelled,
  takeNumber,
  type BilledOrder,
  type InvoiceRow,
} from './invoice.queries.ts'
import { invoiceNumber } from './invoice.rules.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env'>

/**
 * Issues the invoice of an order in the current transaction, or returns the one it has. Call it last: all other invoices wait
 * for the transaction to end, so that the numbers have no gaps (INVOICE-2).
 */
export function issueInvoice(services: Parts, orderId: string): Promise<InvoiceRow> {
  const { db } = services
  return db.transaction(async () => {
    const billed = await lockBilledOrder(db(), orderId)
    if (!billed) throw new Error(`there is no order ${orderId}`)
    return (await findInvoiceOf(db(), orderId)) ?? issueNewInvoice(services, billed)
  })
}

/** Issues the invoice of an order that was locked and read before, and has none. */
export function issueNewInvoice({ db, clock, env }: Parts, billed: BilledOrder): Promise<InvoiceRow> {
  const about = { orderId: billed.order.id, refundId: null }
  return insertNext({ db, clock }, about, (number, issuedAt) =>
    createInvoiceContent(billed, { number, issuedAt, env }),
  )
}

/**
 * Issues the credit note of a refund in the current transaction, or returns the one it has. Null if nothing was billed: the
 * order has no invoice, or more was paid than the invoice asked for. `parts` add up to the refund. Call it last, as `issueInvoice`.
 */
export function issueCreditNote(
  { db, clock }: Parts,
  refundId: string,
  parts: readonly CreditedPart[],
): Promise<InvoiceRow | null> {
  return db.transaction(async () => {
    const refund = await findRefund(db(), refundId)
    if (!refund) throw new Error(`there is no refund ${refundId}`)
    await lockBilledOrder(db(), refund.orderId)
    const issued = await findCreditNoteOf(db(), refundId)
    if (issued) return issued
    const write = await draftCreditNote(db(), { ...refund, parts })
    return write && insertNext({ db, clock }, { orderId: refund.orderId, refundId }, write)
  })
}

type WriteContent = (number: string, issuedAt: Date) => InvoiceContent

type Credited = {
  orderId: string
  reason: RefundReason
  amount: number
  parts: readonly CreditedPart[]
}

/** What the credit note of a refund will show, once it has a number; null if it gets none. */
export async function draftCreditNote(
  db: Connection,
  { orderId, reason, amount, parts }: Credited,
): Promise<WriteContent | null> {
  const invoice = await findInvoiceOf(db, orderId)
  if (!invoice || reason === 'overpaid') return null
  const ofRefunds = (await listInvoices(db, orderId)).filter(({ refundId }) => refundId !== null)
  const given = ofRefunds.map(({ content }) => content)
  return (number, issuedAt) =>
    creditNoteContent(invoice.content, given, { reason, amount, parts, number, issuedAt })
}

/**
 * Replaces the invoice of an order, after its billing address was changed, by a credit note over its total and a new invoice, in the
 * current transaction (INVOICE-13). Null if it has none. Call it last, as `issueInvoice`.
 */
export function correctInvoice({ db, clock, env }: Parts, orderId: string): Promise<InvoiceRow | null> {
  return db.transaction(async () => {
    const billed = await lockBilledOrder(db(), orderId)
    const invoice = await findInvoiceOf(db(), orderId)
    if (!billed || !invoice) return null
    const about = { orderId, refundId: null }
    await markCancelled(db(), invoice.id)
    const { content } = invoice
    await insertNext({ db, clock }, about, (number, issuedAt) =>
      creditNoteContent(content, [], {
        reason: 'corrected',
        amount: content.total,
        parts: [],
        number,
        issuedAt,
      }),
    )
    return insertNext({ db, clock }, about, (number, issuedAt) => ({
      ...content,
      number,
      issued_at: issuedAt.toISOString(),
      buyer: { ...content.buyer, billing: billed.order.billing },
      // A transfer may have arrived since.
      payment: createInvoiceContent(billed, { number, issuedAt, env }).payment,
      replaces: { number: content.number, issued_at: content.issued_at },
    }))
  })
}

/**
 * Cancels the unpaid invoice of an order by a credit note over its total, in the current transaction, or returns the newest one it
 * has. Null if the order never had an invoice. Call it last, as `issueInvoice`.
 */
export function cancelInvoice({ db, clock }: Parts, orderId: string): Promise<InvoiceRow | null> {
  return db.transaction(async () => {
    await lockBilledOrder(db(), orderId)
    const invoice = await findInvoiceOf(db(), orderId)
    if (!invoice) return findCancellation(db(), orderId)
    await markCancelled(db(), invoice.id)
    const { total } = invoice.content
    return insertNext({ db, clock }, { orderId, refundId: null }, (number, issuedAt) =>
      creditNoteContent(invoice.content, [], {
        reason: 'unpaid',
        amount: total,
        parts: [],
        number,
        issuedAt,
      }),
    )
  })
}

async function findCancellation(db: Connection, orderId: string): Promise<InvoiceRow | null> {
  const cancellations = (await listInvoices(db, orderId)).filter(
    ({ kind, refundId }) => kind === 'credit_note' && refundId === null,
  )
  return cancellations.at(-1) ?? null
}

async function insertNext(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  about: { orderId: string; refundId: string | null },
  write: WriteContent,
): Promise<InvoiceRow> {
  const issuedAt = clock()
  const year = issuedAt.getUTCFullYear()
  const sequence = await takeNumber(db(), year)
  const content = write(invoiceNumber(year, sequence), issuedAt)
  return insertInvoice(db(), { ...about, kind: content.kind, year, sequence, issuedAt, content })
}
