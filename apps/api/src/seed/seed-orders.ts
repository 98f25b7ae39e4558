import { createHash } from 'node:crypto'
import { invoiceDays } from '@chignon/contract/commerce/commerce-rules'
import { quoteOf } from '../commerce/order/quote.rules.ts'
import { orderAttendees, orderLines, orders } from '../platform/db/schema/order.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { seedPayment } from './seed-payment.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

type Line = typeof orderLines.$inferInsert

/** What a line of a sample order sells. Its amounts are computed. */
export type SampleLine = Pick<
  Line,
  | 'type'
  | 'courseId'
  | 'programId'
  | 'onlineMasterclassId'
  | 'ticketTypeId'
  | 'ticketPackageId'
  | 'name'
  | 'eventName'
  | 'slug'
  | 'accessDays'
  | 'unitPrice'
> & {
  /** How many; default 1. */
  count?: number
}

/** An order of the sample. */
export type SampleOrder = {
  /** Its name among the person's orders. */
  key: string
  state: 'paid' | 'refunded' | 'awaiting_payment' | 'expired'
  method: 'card' | 'transfer'
  /** Days since the order. */
  ago: number
  lines: SampleLine[]
  attendees?: Pick<
    typeof orderAttendees.$inferInsert,
    'ticketTypeId' | 'ticketPackageId' | 'fullName' | 'email'
  >[]
}

/** The id of a line of a sample order; lines count from 0. */
export function sampleLineId(person: string, key: string, line: number): string {
  return seedId('order-line', person, key, line)
}

/** Inserts orders of a person with their lines, attendees, payments and refunds. */
export async function insertSampleOrders(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  person: string,
  sampleOrders: readonly SampleOrder[],
): Promise<void> {
  for (const order of sampleOrders) {
    const { key, state, lines, attendees = [] } = order
    const id = seedId('order', person, key)
    const quote = quoteOf(
      lines.map(({ unitPrice, count = 1 }) => ({ unitPrice, count, isDiscountable: false })),
      null,
    )
    const { lines: amounts, ...totals } = quote
    const refunded = state === 'refunded' ? quote.total : 0
    await db.insert(orders).values({ id, ...orderRow(order, person, now), ...totals, refunded })
    await db.insert(orderLines).values(
      lines.map((line, index) => {
        const ofLine = amounts[index] ?? { subtotal: 0, discount: 0, tax: 0, total: 0 }
        return {
          ...line,
          ...ofLine,
          id: sampleLineId(person, key, index),
          orderId: id,
          position: index + 1,
          count: line.count ?? 1,
          refunded: refunded === 0 ? 0 : ofLine.total,
          returnedCount: refunded === 0 ? 0 : (line.count ?? 1),
        }
      }),
    )
    if (attendees.length > 0) {
      await db.insert(orderAttendees).values(
        attendees.map((attendee, index) => ({
          ...attendee,
          id: seedId('order-attendee', person, key, index),
          orderId: id,
          position: index + 1,
        })),
      )
    }
    await seedPayment({ db, now }, order, { id, total: quote.total })
  }
}

const holdOf = {
  paid: 'consumed',
  refunded: 'consumed',
  awaiting_payment: 'billed',
  expired: 'released',
} as const

function orderRow({ key, state, method, ago, lines }: SampleOrder, person: string, now: Date) {
  const createdAt = daysBefore(now, ago)
  const isPaid = state === 'paid' || state === 'refunded'
  const dueAt = method === 'transfer' ? daysAfter(createdAt, invoiceDays) : null
  return {
    number: numberOf(person, key),
    userId: seedId('user', person),
    idempotencyKey: seedId('idempotency-key', person, key),
    state,
    locale: 'en' as const,
    currency: 'USD',
    createdAt,
    dueAt,
    paidAt: isPaid ? createdAt : null,
    closedAt: state === 'expired' ? dueAt : null,
    hold: lines.some(({ ticketTypeId }) => ticketTypeId) ? holdOf[state] : null,
  }
}

// Letters and digits that are not mistaken for each other, as in all order numbers (ORDER-8).
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The number of a sample order. */
export function numberOf(person: string, key: string): string {
  const bytes = createHash('sha256')
    .update(seedId('order-number', person, key))
    .digest()
    .subarray(0, 8)
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length))
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
