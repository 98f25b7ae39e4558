import type { Database } from '../client.ts'
import { orderLines, orders } from '../schema/order.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

type Line = Pick<
  typeof orderLines.$inferInsert,
  'type' | 'courseId' | 'programId' | 'onlineMasterclassId' | 'ticketTypeId' | 'ticketPackageId'
> & { unitPrice?: number; count?: number; name?: string }

type Given = Partial<typeof orders.$inferInsert> & { userId: string; lines: Line[] }

/** Inserts an order without tax and discount; by default paid, at 49.00 a line. Returns it with its lines. */
export async function makeOrder(db: Database, { lines, ...given }: Given) {
  const number = serial()
  const priced = lines.map(({ unitPrice = 4900, count = 1, name = 'Line', ...line }, index) => {
    const subtotal = unitPrice * count
    const amounts = { unitPrice, count, subtotal, discount: 0, tax: 0, total: subtotal }
    return {
      ...line,
      ...amounts,
      position: index + 1,
      name: localized(`${name} ${index + 1}`),
      slug: `courses/line-${index + 1}`,
    }
  })
  const total = priced.reduce((sum, line) => sum + line.total, 0)
  const values = {
    number: `TEST-${String(number).padStart(4, '0')}`,
    idempotencyKey: `test-${number}`,
    state: 'paid' as const,
    locale: 'en' as const,
    currency: 'USD',
    subtotal: total,
    discount: 0,
    tax: 0,
    total,
    paidAt: given.createdAt ?? new Date(),
    ...given,
  }
  const order = inserted(await db().insert(orders).values(values).returning())
  const withOrder = priced.map((line) => ({ ...line, orderId: order.id }))
  return { ...order, lines: await db().insert(orderLines).values(withOrder).returning() }
}
