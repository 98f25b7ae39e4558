import * as z from 'zod/mini'
import type { Connection } from '../../platform/db/client.ts'
import { and, asc, count, eq, gt, gte, lt, lte, sql, type SQL } from '../../platform/db/drizzle.ts'
import { bankTransfers } from '../../platform/db/schema/bank-transfer.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { invoiceContent } from '../invoice/invoice-content.ts'

/** A period: from its first moment to the first one after it. */
export type Period = { from: Date; until: Date }

const batchSize = 200

/** The invoices and credit notes of a period with what they show, in the order of their issue, some at a time. */
export async function* documentsOf(db: () => Connection, { from, until }: Period) {
  let after: { year: number; sequence: number } | undefined
  for (;;) {
    const rows = await db()
      .select()
      .from(invoices)
      .where(
        and(
          isDocumentOf(from, until),
          after && sql`(${invoices.year}, ${invoices.sequence}) > (${after.year}, ${after.sequence})`,
        ),
      )
      .orderBy(asc(invoices.year), asc(invoices.sequence))
      .limit(batchSize)
    after = rows.at(-1)
    if (!after) return
    for (const row of rows) yield { ...row, content: z.parse(invoiceContent, row.content) }
  }
}

/** An invoice or credit note of a period. */
export type Document = typeof documentsOf extends (...given: never[]) => AsyncGenerator<infer Row>
  ? Row
  : never

/** Money that arrived or was returned. */
export type MoneyRow = {
  id: string
  day: string
  order: string
  method: 'card' | 'transfer' | 'free'
  currency: string
  amount: number
  reference: string | null
}

const moneyColumns = { order: orders.number, currency: orders.currency }

/** The bank transfers of a period, by the bank's day. */
export const transfersOf = batched((db, { from, until }, afterId) =>
  db
    .select({
      ...moneyColumns,
      id: bankTransfers.id,
      day: bankTransfers.bookedOn,
      method: sql<'transfer'>`'transfer'`,
      amount: bankTransfers.amount,
      reference: bankTransfers.reference,
    })
    .from(bankTransfers)
    .innerJoin(orders, eq(orders.id, bankTransfers.orderId))
    .where(and(isTransferOf(from, until), afterId === undefined ? undefined : gt(bankTransfers.id, afterId)))
    .orderBy(asc(bankTransfers.id))
    .limit(batchSize),
)

/** The card payments of a period, by the day on which their order was paid. */
export const cardPaymentsOf = batched((db, { from, until }, afterId) =>
  db
    .select({
      ...moneyColumns,
      id: payments.id,
      day: sql<string>`to_char(${cardPaidAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      method: payments.method,
      amount: payments.received,
      reference: payments.providerId,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isCardPaymentOf(from, until), afterId === undefined ? undefined : gt(payments.id, afterId)))
    .orderBy(asc(payments.id))
    .limit(batchSize),
)

/** The refunds of a period that were sent, by the day on which they were. */
export const refundsOf = batched((db, { from, until }, afterId) =>
  db
    .select({
      ...moneyColumns,
      id: refunds.id,
      day: sql<string>`to_char(${refunds.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      method: payments.method,
      amount: refunds.amount,
      reference: sql<string | null>`coalesce(${refunds.reference}, ${refunds.providerId})`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isRefundOf(from, until), afterId === undefined ? undefined : gt(refunds.id, afterId)))
    .orderBy(asc(refunds.id))
    .limit(batchSize),
)

const cents = (field: string) => sql`(${invoices.content} ->> ${sql.raw(`'${field}'`)})::bigint`

/** The sums of the documents of a period, for each kind and currency. */
export function sumDocuments(db: Connection, { from, until }: Period) {
  const currency = sql<string>`${invoices.content} ->> 'currency'`
  return db
    .select({
      kind: invoices.kind,
      currency,
      count: count(),
      tax: sql`sum(${cents('tax')})`.mapWith(Number),
      total: sql`sum(${cents('total')})`.mapWith(Number),
    })
    .from(invoices)
    .where(isDocumentOf(from, until))
    .groupBy(invoices.kind, currency)
}

/** The sums of the money of a period, for each way and currency. */
export async function sumMoney(db: Connection, { from, until }: Period) {
  const sumOf = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const [transfers, cards, returned] = await Promise.all([
    db
      .select({ currency: orders.currency, amount: sumOf(sql`${bankTransfers.amount}`) })
      .from(bankTransfers)
      .innerJoin(orders, eq(orders.id, bankTransfers.orderId))
      .where(isTransferOf(from, until))
      .groupBy(orders.currency),
    db
      .select({ currency: orders.currency, amount: sumOf(sql`${payments.received}`) })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(isCardPaymentOf(from, until))
      .groupBy(orders.currency),
    db
      .select({ currency: orders.currency, amount: sumOf(sql`${refunds.amount}`) })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(isRefundOf(from, until))
      .groupBy(orders.currency),
  ])
  return { transfers, cards, returned }
}

// The year of its number is that of its issue, and indexed.
function isDocumentOf(from: Date, until: Date) {
  return and(
    gte(invoices.year, from.getUTCFullYear()),
    lte(invoices.year, until.getUTCFullYear()),
    gte(invoices.issuedAt, from),
    lt(invoices.issuedAt, until),
  )
}

const cardPaidAt = sql`coalesce(${orders.paidAt}, ${payments.updatedAt})`

function isTransferOf(from: Date, until: Date) {
  const lastDay = new Date(until.getTime() - 1).toISOString().slice(0, 10)
  return and(
    gte(bankTransfers.bookedOn, from.toISOString().slice(0, 10)),
    lte(bankTransfers.bookedOn, lastDay),
  )
}

function isCardPaymentOf(from: Date, until: Date) {
  return and(
    eq(payments.method, 'card'),
    eq(payments.state, 'succeeded'),
    sql`${cardPaidAt} >= ${from.toISOString()}::timestamptz and ${cardPaidAt} < ${until.toISOString()}::timestamptz`,
  )
}

function isRefundOf(from: Date, until: Date) {
  return and(eq(refunds.state, 'succeeded'), gte(refunds.updatedAt, from), lt(refunds.updatedAt, until))
}

type Select = (db: Connection, period: Period, afterId: string | undefined) => PromiseLike<MoneyRow[]>

// Reads rows some at a time, so that any number can be exported.
function batched(select: Select): (db: () => Connection, period: Period) => AsyncGenerator<MoneyRow> {
  return async function* rowsOf(db, period) {
    let afterId: string | undefined
    for (;;) {
      const rows = await select(db(), period, afterId)
      afterId = rows.at(-1)?.id
      if (afterId === undefined) return
      yield* rows
    }
  }
}
