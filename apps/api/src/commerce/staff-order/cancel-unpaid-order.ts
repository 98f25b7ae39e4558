import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { failUnlessOpen } from '../checkout/change-draft.ts'
import { releaseOrder } from '../checkout/release-order.ts'
import { orderMessages } from '../order/order.messages.ts'
import { findOrderRow } from '../order/order.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

type Cancellation = { orderId: string; actor: Member; fail: Fail<'not_found' | 'conflict' | 'expired'> }

/** Cancels an unpaid order and releases what it holds (ORDER-18). Cancelling it again changes nothing. */
export async function cancelUnpaidOrder(
  services: PaymentServices,
  { orderId, actor, fail }: Cancellation,
): Promise<void> {
  const { db, clock, audit } = services
  if (!(await findOrderRow(db(), orderId))) fail(404)
  await releaseOrder(services, orderId, 'cancel', ({ state }) =>
    audit.record({
      actor,
      action: 'order.cancel',
      subject: { type: 'order', id: orderId },
      before: { state },
      after: { state: 'cancelled' },
    }),
  )
  const order = (await findOrderRow(db(), orderId)) ?? fail(404)
  if (order.state === 'cancelled') return
  // It was paid or had expired in the meantime; else a card is being processed, which cannot be stopped.
  failUnlessOpen(order, clock(), fail)
  fail(409, { message: orderMessages.cardInProcess })
}
