import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale } from '@chignon/contract/locale'
import { staffOrderEndpoints, type StaffOrder } from '@chignon/contract/staff-order'
import { markPaid } from '../checkout/mark-paid.ts'
import { refundOrder } from '../checkout/refund-order.ts'
import { paginationOf } from '../db/page.ts'
import type { Fail } from '../http/fail.ts'
import { fieldMessages } from '../http/field.messages.ts'
import { implement } from '../http/implement.ts'
import { FileResponse } from '../http/send-file.ts'
import { presentOrder } from '../order/order.present.ts'
import { findOrder } from '../order/order.queries.ts'
import type { Services } from '../services.ts'
import { bookingsCsv } from './bookings-csv.ts'
import { cancelEvent, postponeEvent } from './change-event.ts'
import { setSeats } from './set-seats.ts'
import { findBuyer, listBookings, listStaffOrders, type Buyer } from './staff-order.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments'>

/** Orders for staff. */
export const staffOrderRoutes = implement(staffOrderEndpoints, {
  async list({ query, locale, services }) {
    const { rows, total } = await listStaffOrders(services.db(), query.search || undefined, query)
    return {
      data: await Promise.all(rows.map(({ id, buyer }) => present(services, id, buyer, locale))),
      pagination: paginationOf(query, total),
    }
  },
  async csv({ services: { db, clock } }) {
    const bytes = Buffer.from(bookingsCsv(await listBookings(db())))
    return new FileResponse({
      size: bytes.length,
      type: 'text/csv; charset=utf-8',
      tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
      modified: clock(),
      open: async (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': 'attachment; filename="orders.csv"',
      },
    })
  },
  async markPaid({ params, body, viewer, locale, fail, services }) {
    await markPaid(services, { orderId: params.id, ...body, actor: viewer, fail })
    return { data: await show(services, params.id, locale, fail) }
  },
  async refund({ params, body, viewer, locale, fail, services }) {
    const { db, audit } = services
    const parts = body.lines.map(({ line_id: lineId, amount }) => ({ lineId, amount }))
    await db.transaction(async () => {
      const before = (await findOrder(db(), params.id)) ?? fail(404)
      await refundOrder(services, { orderId: params.id, parts, reason: body.reason, fail })
      const after = await findOrder(db(), params.id)
      await audit.record({
        actor: viewer,
        action: 'order.refund',
        subject: { type: 'order', id: params.id },
        before: { state: before.state, refunded: before.refunded },
        after: { state: after?.state, refunded: after?.refunded, reason: body.reason },
      })
    })
    return { data: await show(services, params.id, locale, fail) }
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
    const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)]
    if (endsAt <= startsAt) fail(422, { errors: { ends_at: [fieldMessages.format] } })
    await postponeEvent(services, { id: params.id, actor: viewer, startsAt, endsAt, fail })
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
  return present(services, id, buyer, locale)
}

async function present(services: Parts, id: string, buyer: Buyer, locale: Locale): Promise<StaffOrder> {
  const order = await findOrder(services.db(), id)
  if (!order) throw new Error(`there is no order ${id}`)
  return {
    ...presentOrder(services, order, locale),
    buyer: { id: buyer.id, full_name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email },
  }
}
