import { holdMinutes } from '@chignon/contract/commerce/commerce-rules'
import { can } from '../../platform/http/authorize.ts'
import { holdStates } from '../order/hold.states.ts'
import { orderMessages } from '../order/order.messages.ts'
import { manageOrder } from '../order/order.policy.ts'
import { changeOrder, findOrder, lockOrder } from '../order/order.queries.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { canProlong } from '../order/order.rules.ts'
import type { Services } from '../../platform/services.ts'
import { failUnlessOpen, type OrderChange } from './change-draft.ts'
import { expireOrder } from './expire-orders.jobs.ts'

/** Holds the seats of an order for another 15 minutes from now, once (SEAT-2). A payment that was started continues. */
export async function prolongHold(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { orderId, viewer, fail }: OrderChange,
): Promise<OrderWithLines> {
  await db.transaction(async () => {
    const now = clock()
    const order = await lockOrder(db(), orderId)
    if (!order || !can(viewer, manageOrder, order)) return fail(404)
    failUnlessOpen(order, now, fail)
    if (order.hold === null || !canProlong(order, now))
      return fail(409, { message: orderMessages.cannotProlong })
    const heldUntil = new Date(now.getTime() + holdMinutes * 60_000)
    await changeOrder(db(), orderId, { heldUntil, hold: holdStates.next(order.hold, 'prolong') })
    await jobs.enqueue(expireOrder, { id: orderId }, { key: orderId, startAfter: heldUntil })
  })
  return (await findOrder(db(), orderId)) ?? fail(404)
}
