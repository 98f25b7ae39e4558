import { eq } from '../platform/db/drizzle.ts'
import type { ApiEnv } from '../platform/env.ts'
import { cancelInvoice, issueCreditNote, issueInvoice } from '../commerce/invoice/issue-invoice.ts'
import type { Database } from '../platform/db/client.ts'
import { orderLines, orders } from '../platform/db/schema/order.ts'
import { refunds } from '../platform/db/schema/payment.ts'

/** Issues the invoices and credit notes of the sample orders, in the order of their dates, as their numbers are (INVOICE-2). */
export async function seedInvoices(db: Database, env: ApiEnv): Promise<void> {
  const documents: { at: Date; issue: (clock: () => Date) => Promise<unknown> }[] = []
  for (const { id, createdAt, closedAt } of await db().select().from(orders)) {
    documents.push({ at: createdAt, issue: (clock) => issueInvoice({ db, clock, env }, id) })
    if (closedAt) documents.push({ at: closedAt, issue: (clock) => cancelInvoice({ db, clock, env }, id) })
  }
  for (const { id, orderId, createdAt } of await db().select().from(refunds)) {
    const lines = await db().select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const parts = lines.map(({ position, refunded: amount }) => ({ position, amount, split: null }))
    documents.push({ at: createdAt, issue: (clock) => issueCreditNote({ db, clock, env }, id, parts) })
  }
  const chronological = documents.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { at, issue } of chronological) await issue(() => at)
}
