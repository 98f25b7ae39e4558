import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { changePayment, listPayments } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import { bookTransfer } from '../payment/bank-transfer.queries.ts'
import { lockOrder } from '../order/order.queries.ts'
import { applyPayment } from './apply-payment.ts'
import { loadRefundableAmount } from './refundable-amount.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { refundMessages } from './refund.messages.ts'
import { requestRefund } from './request-refund.ts'

type Transfer = {
  orderId: string
  amount: number
  reference: string
  bookedOn: string
  /** The entry of a statement that it is; left out if staff typed it. */
  bankTransactionId?: string | undefined
  actor: Member
  fail: Fail<'not_found' | 'conflict'>
}

/**
 * Records a bank transfer (INVOICE-5). A part leaves the order waiting for the rest; with all of it the order is fulfilled, and what
 * exceeds it is to be returned. All of it for an order that was released is handled like any late payment; a part of it, and money for an
 * order that was paid before, are to be returned.
 */
export function markPaid(
  services: PaymentServices,
  { orderId, amount, reference, bookedOn, bankTransactionId, actor, fail }: Transfer,
): Promise<void> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const order = (await lockOrder(db(), orderId)) ?? fail(404)
    const transfers = (await listPayments(db(), orderId)).filter(({ method }) => method === 'transfer')
    const payment = transfers.at(-1) ?? fail(409, { message: refundMessages.noTransfer })
    const subject = { type: 'order', id: orderId }
    const booked = { orderId, amount, reference, bookedOn, bankTransactionId, createdAt: clock() }
    const other = await bookTransfer(db(), booked)
    if (other) fail(409, { message: refundMessages.bookedBefore(other.orderNumber, other.bookedOn) })
    const received = payment.received + amount
    // Read again each time, because using the payment may have returned all of it.
    const left = () => loadRefundableAmount(services, { ...payment, received })
    const isComplete = (await left()) >= payment.amount && paymentStates.can(payment.state, 'succeed')
    const changed = await changePayment(db(), payment.id, {
      received,
      ...(isComplete ? { state: paymentStates.next(payment.state, 'succeed') } : {}),
    })
    const before = { received: payment.received, state: order.state }
    await audit.record({
      actor,
      action: 'order.mark-paid',
      subject,
      before,
      after: { received, state: isComplete ? 'paid' : order.state, amount, reference, bookedOn },
    })
    if (isComplete) await applyPayment(services, order, changed)
    const isAwaited = !isComplete && paymentStates.can(payment.state, 'cancel')
    const surplus =
      payment.state === 'succeeded' ? amount : (await left()) - (isComplete ? payment.amount : 0)
    if (surplus > 0 && !isAwaited)
      await requestRefund(services, { orderId, paymentId: payment.id, amount: surplus, reason: 'overpaid' })
  })
}
