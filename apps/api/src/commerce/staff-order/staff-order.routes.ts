import type { Locale } from '@chignon/contract/platform/locale'
import { staffOrderEndpoints, type StaffOrder } from '@chignon/contract/commerce/staff-order'
import { markPaid } from '../checkout/mark-paid.ts'
import { markRefundSent } from '../checkout/mark-refund-sent.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import { paginationOf } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { oncePerKey } from '../../platform/http/once-per-key.ts'
import { StreamResponse } from '../../platform/http/stream-response.ts'
import { findOrder } from '../order/order.queries.ts'
import type { Services } from '../../platform/services.ts'
import { bookingsCsv } from './bookings-csv.ts'
import { bookingsOf, type Booking } from './bookings.queries.ts'
import { cancelEvent, postponeEvent } from './change-event.ts'
import { setSeats } from './set-seats.ts'
import { presentStaffOrder } from './staff-order.present.ts'
import { dueSoon, findBuyer, listStaffOrders } from './staff-order.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments'>

/** Orders for staff. */
export const staffOrderRoutes = implement(staffOrderEndpoints, {
  async list({ query, locale, services }) {
    const { due, ...filter } = query
    const dueUntil = due && new Date(services.clock().getTime() + dueSoon)
    const { rows, total } = await listStaffOrders(services.db(), { ...filter, dueUntil }, query)
    return {
      data: await Promise.all(
        rows.map(({ id, buyer }) => presentStaffOrder(services, id, { buyer, locale })),
      ),
      pagination: paginationOf(query, total),
    }
  },
  async csv({ query: { from, to }, fail, services: { db } }) {
    const period = {
      from: from === undefined ? null : new Date(from),
      until: to === undefined ? null : new Date(Date.parse(to) + dayMs),
    }
    if (period.from && period.until && period.until <= period.from)
      fail(422, { errors: { to: [fieldMessages.format] } })
    return new StreamResponse({
      type: 'text/csv; charset=utf-8',
      name: ['orders', from, to].filter((part) => part !== undefined).join('-') + '.csv',
      chunks: csvOf(bookingsOf(db, period)),
    })
  },
  async show({ params, locale, fail, services }) {
    return { data: await show(services, params.id, locale, fail) }
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
    const parts = body.lines.map((line) => ({
      lineId: line.line_id,
      amount: line.amount,
      ticketIds: line.ticket_ids,
      ticketCount: line.ticket_count,
    }))
    const input = { call: 'staff-order.refund', params, body }
    const refund = async () => {
      const before = (await findOrder(db(), params.id)) ?? fail(404)
      await refundOrder(services, { orderId: params.id, parts, reason: body.reason, fail })
      const after = await findOrder(db(), params.id)
      await audit.record({
        actor: viewer,
        action: 'order.refund',
        subject: { type: 'order', id: params.id },
        before: { state: before.state, refunded: before.refunded },
        after: { state: after?.state, refunded: after?.refunded, reason: body.reason, lines: body.lines },
      })
    }
    await db.transaction(() =>
      oncePerKey(db, { actor: viewer, idempotencyKey, input, fail }, clock(), refund),
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
  return presentStaffOrder(services, id, { buyer, locale })
}

async function* csvOf(batches: AsyncIterable<Booking[]>): AsyncGenerator<string> {
  yield bookingsCsv([])
  for await (const batch of batches) yield bookingsCsv(batch, { hasHeader: false })
}
