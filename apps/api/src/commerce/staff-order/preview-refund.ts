import type { Locale } from '@chignon/contract/platform/locale'
import type { RefundPreview, RefundReason } from '@chignon/contract/commerce/refund'
import { creditedPart, planOrderRefund } from '../checkout/plan-order-refund.ts'
import type { RefundedPart } from '../checkout/refund.rules.ts'
import { draftCreditNote } from '../invoice/issue-invoice.ts'
import { lineName } from '../order/line-name.ts'
import { findOrder } from '../order/order.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { findAccessEnds, findSubscribedLines } from './ended-access.queries.ts'

type Asked = {
  orderId: string
  parts: readonly RefundedPart[]
  reason: RefundReason
  locale: Locale
  fail: Fail<'not_found' | 'conflict' | 'invalid'>
}

/** What a refund would return and end, by the code that makes it; changes nothing (REFUND-12). */
export async function previewRefund(
  services: Pick<Services, 'db' | 'clock'>,
  { orderId, parts: asked, reason, locale, fail }: Asked,
): Promise<RefundPreview> {
  const { db, clock } = services
  const order = (await findOrder(db(), orderId)) ?? fail(404)
  const tickets = await listOrderTickets(db(), [orderId])
  const { parts, amount, payment } = await planOrderRefund(services, { order, tickets, asked, fail })
  const ended = parts.filter(({ count }) => count > 0).map(({ line }) => line.id)
  const [accessEnds, subscribed, writeCreditNote] = await Promise.all([
    findAccessEnds(db(), ended, clock()),
    findSubscribedLines(db(), ended),
    draftCreditNote(db(), { orderId, reason, amount, parts: parts.map(creditedPart) }),
  ])
  const creditNote = writeCreditNote?.('', clock())
  return {
    lines: parts.map(({ line, amount: ofLine, tickets: returned }) => {
      const until = accessEnds.get(line.id)
      return {
        line_id: line.id,
        name: lineName(line, locale),
        amount: ofLine,
        holders: returned.map(({ holderName }) => holderName),
        access: until ? { until: until.toISOString() } : null,
        ends_subscription: subscribed.has(line.id),
      }
    }),
    amount,
    tax: creditNote?.tax ?? 0,
    currency: order.currency,
    method: payment.method,
    credited_invoice: creditNote?.credited?.number ?? null,
  }
}
