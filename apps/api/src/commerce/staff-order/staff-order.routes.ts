import type { Locale } from '@chignon/contract/platform/locale'
import { staffOrderEndpoints, type StaffOrder } from '@chignon/contract/commerce/staff-order'
import type { RefundLine } from '@chignon/contract/commerce/refund'
import { markPaid } from '../checkout/mark-paid.ts'
import { markRefundSent } from '../checkout/mark-refund-sent.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import { paginationOf, singlePage } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { oncePerKey } from '../../platform/http/once-per-key.ts'
import { StreamResponse } from '../../platform/http/stream-response.ts'
import { findOrder } from '../order/order.queries.ts'
import type { Services } from '../../platform/services.ts'
import { addNote } from './add-note.ts'
import { bookingsCsv } from './bookings-csv.ts'
import { bookingsOf, type Booking } from './bookings.queries.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'
import { changeBilling } from './change-billing.ts'
import { cancelEvent, postponeEvent } from './change-event.ts'
import { periodOf } from './period.ts'
import { previewRefund } from './preview-refund.ts'
import { listProducts } from './product.queries.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { setSeats } from './set-seats.ts'
import { loadStaffOrderDetail } from './staff-order-detail.ts'
import { presentStaffOrder, presentStaffOrders } from './staff-order.present.ts'
import { findBuyer, listStaffOrders } from './staff-order.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments'>

/** Orders for staff. */
export const staffOrderRoutes = implement(staffOrderEndpoints, {
  async list({ query, locale, fail, services }) {
    const { page, per_page, from, to, ...filter } = query
    const wanted = { ...filter, period: periodOf({ from, to }, fail) }
    const { rows, total } = await listStaffOrders(services.db(), wanted, {
      page,
      per_page,
      now: services.clock(),
    })
    return {
      data: await presentStaffOrders(services, rows, locale),
      pagination: paginationOf(query, total),
    }
  },
  async csv({ query: { from, to }, viewer, fail, services: { db, audit } }) {
    const period = periodOf({ from, to }, fail)
    await audit.record({
      actor: viewer,
      action: 'orders.export',
      subject: { type: 'person', id: viewer.id },
      before: null,
      after: { from: from ?? null, to: to ?? null },
    })
    return new StreamResponse({
      type: 'text/csv; charset=utf-8',
      name: ['orders', from, to].filter((part) => part !== undefined).join('-') + '.csv',
      chunks: csvOf(bookingsOf(db, period)),
    })
  },
  async show({ params: { id }, locale, fail, services }) {
    const buyer = (await findBuyer(services.db(), id)) ?? fail(404)
    return { data: await loadStaffOrderDetail(services, { id, buyer }, locale) }
  },
  async products({ locale, services: { db } }) {
    const data = await listProducts(db(), { locale, educatorId: null })
    return { data, pagination: singlePage(data.length) }
  },
  async markPaid({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { db, clock } = services
    const input = { call: 'staff-order.markPaid', params, body }
    await oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), () => {
      const { amount, reference, booked_on: bookedOn = clock().toISOString().slice(0, 10) } = body
      return markPaid(services, { orderId: params.id, amount, reference, bookedOn, actor: viewer, fail })
    })
    return { data: await show(services, params.id, locale, fail) }
  },
  async refund({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { db, clock, audit } = services
    const parts = body.lines.map(partOf)
    const input = { call: 'staff-order.refund', params, body }
    const work = async () => {
      const before = (await findOrder(db(), params.id)) ?? fail(404)
      const refund = await refundOrder(services, { orderId: params.id, parts, reason: body.reason, fail })
      const after = await findOrder(db(), params.id)
      await audit.record({
        actor: viewer,
        action: 'order.refund',
        subject: { type: 'order', id: params.id },
        before: { state: before.state, refunded: before.refunded },
        after: {
          state: after?.state,
          refunded: after?.refunded,
          refund,
          reason: body.reason,
          lines: body.lines,
        },
      })
    }
    await db.transaction(() => oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), work))
    return { data: await show(services, params.id, locale, fail) }
  },
  async previewRefund({ params, body: { lines, reason }, locale, fail, services }) {
    const asked = { orderId: params.id, parts: lines.map(partOf), reason, locale, fail }
    return { data: await previewRefund(services, asked) }
  },
  async cancel({ params, viewer, locale, fail, services }) {
    await cancelUnpaidOrder(services, { orderId: params.id, actor: viewer, fail })
    return { data: await show(services, params.id, locale, fail) }
  },
  async setBilling({ params, body, viewer, locale, fail, services }) {
    await changeBilling(services, { orderId: params.id, billing: body, actor: viewer, fail })
    return { data: await show(services, params.id, locale, fail) }
  },
  async sendMail({ params, body, viewer, locale, fail, services }) {
    const buyer = (await findBuyer(services.db(), params.id)) ?? fail(404)
    const mail = { kind: body.kind, aboutId: body.about_id }
    await sendMailAgain(services, { orderId: params.id, buyer, mail, actor: viewer, fail })
    return { data: await show(services, params.id, locale, fail) }
  },
  async addNote({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { db, clock } = services
    const input = { call: 'staff-order.addNote', params, body }
    await db.transaction(() =>
      oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), () =>
        addNote(services, { orderId: params.id, text: body.text, actor: viewer, fail }),
      ),
    )
    return { data: await show(services, params.id, locale, fail) }
  },
  async markRefundSent({ params, body, viewer, locale, fail, services }) {
    const { id: orderId, refund: refundId } = params
    const { reference } = body
    await markRefundSent(services, { orderId, refundId, reference, actor: viewer, fail })
    return { data: await show(services, orderId, locale, fail) }
  },
  async cancelEvent({ params, viewer, fail, services }) {
    await cancelEvent(services, { id: params.id, actor: viewer, fail })
    return { data: { id: params.id } }
  },
  async setSeats({ params, body, viewer, fail, services }) {
    await setSeats(services, { id: params.id, seats: body.seats, actor: viewer, fail })
    return { data: { id: params.id } }
  },
  async postponeEvent({ params, body, viewer, fail, services }) {
    const { starts_at: start, ends_at: end } = body
    const dates = start && end ? { startsAt: new Date(start), endsAt: new Date(end) } : null
    const isOneDate = dates === null && (start !== null || end !== null)
    if (isOneDate || (dates && dates.endsAt <= dates.startsAt))
      fail(422, { errors: { ends_at: [fieldMessages.format] } })
    await postponeEvent(services, { id: params.id, actor: viewer, dates, fail })
    return { data: { id: params.id } }
  },
})

async function show(
  services: Parts,
  id: string,
  locale: Locale,
  fail: Fail<'not_found'>,
): Promise<StaffOrder> {
  const buyer = (await findBuyer(services.db(), id)) ?? fail(404)
  return presentStaffOrder(services, { id, buyer }, locale)
}

function partOf({ line_id: lineId, amount, ticket_ids: ticketIds, ticket_count: ticketCount }: RefundLine) {
  return { lineId, amount, ticketIds, ticketCount }
}

async function* csvOf(batches: AsyncIterable<Booking[]>): AsyncGenerator<string> {
  yield bookingsCsv([])
  for await (const batch of batches) yield bookingsCsv(batch, { hasHeader: false })
}
