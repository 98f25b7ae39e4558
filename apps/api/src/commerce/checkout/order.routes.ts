import { orderEndpoints } from '@chignon/contract/commerce/order'
import { cancelOrder } from './cancel-order.ts'
import { changeDraft } from './change-draft.ts'
import { placeOrder } from './place-order.ts'
import { prolongHold } from './prolong-hold.ts'
import { setAttendees } from './set-attendees.ts'
import { setPromoCode } from './set-promo-code.ts'
import { missingPostalFields } from './missing-postal-fields.ts'
import { isCountryCode } from '../../platform/country/country.names.ts'
import { offsetOf, paginationOf, type PageParams } from '../../platform/db/page.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'
import { findOwnOrder } from '../order/find-own-order.ts'
import { limitPromoCodes } from '../order/limit-promo-codes.ts'
import { presentOrder, presentQuote } from '../order/order.present.ts'
import { changeOrder, listOrders } from '../order/order.queries.ts'
import { findOverlaps } from '../order/overlaps.queries.ts'
import { listUnfinishedOrders } from '../order/unfinished-orders.queries.ts'
import { quoteSelection } from '../order/quote-selection.ts'

/** Quotes and orders. Another person's order does not exist for the viewer. */
export const orderRoutes = implement(orderEndpoints, {
  async quote({ body, viewer, locale, clientAddress, fail, services }) {
    const { db, clock, limits } = services
    const now = clock()
    const userId = viewerIdOf(viewer)
    const quoted = await limitPromoCodes(limits, clientAddress, body.promo_code, () =>
      quoteSelection({ db, now, userId, orderId: null, fail }, body),
    )
    return { data: presentQuote(quoted, await findOverlaps(db(), userId, quoted.lines, now), locale) }
  },
  async place({ body, idempotencyKey, viewer, locale, clientAddress, fail, services }) {
    const placement = { viewer, locale, form: body, idempotencyKey, fail }
    const order = await limitPromoCodes(services.limits, clientAddress, body.promo_code, () =>
      services.orderLimit(() => placeOrder(services, placement)),
    )
    return { data: presentOrder(services, order, locale) }
  },
  async list({ query, viewer, locale, services }) {
    const { db, clock } = services
    const { rows, total } =
      query.unfinished === '1'
        ? pageIn(query, await listUnfinishedOrders(db(), viewer.id, clock()))
        : await listOrders(db(), viewer.id, query)
    return {
      data: rows.map((row) => presentOrder(services, row, locale)),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params, viewer, locale, fail, services }) {
    const order = await findOwnOrder(services.db(), params.id, viewer, fail)
    return { data: presentOrder(services, order, locale) }
  },
  async setAttendees({ params, body, viewer, locale, fail, services }) {
    const { attendees } = body
    const order = await setAttendees(services, { orderId: params.id, attendees, viewer, fail })
    return { data: presentOrder(services, order, locale) }
  },
  async setBilling({ params, body, viewer, locale, fail, services }) {
    const { payment_method: paymentMethod, ...address } = body
    if (!isCountryCode(body.country)) fail(422, { errors: { country: [fieldMessages.country] } })
    const change = { billing: address, paymentMethod }
    const order = await changeDraft(services, { orderId: params.id, viewer, fail }, async ({ id, total }) => {
      const errors = missingPostalFields(total, address)
      if (errors) fail(422, { errors })
      await changeOrder(services.db(), id, change)
      return change
    })
    return { data: presentOrder(services, order, locale) }
  },
  async setPromoCode({ params, body, viewer, locale, clientAddress, fail, services }) {
    const promoCode = body.promo_code
    const order = await limitPromoCodes(services.limits, clientAddress, promoCode, () =>
      setPromoCode(services, { orderId: params.id, userId: viewer.id, promoCode, viewer, fail }),
    )
    return { data: presentOrder(services, order, locale) }
  },
  async prolong({ params, viewer, locale, fail, services }) {
    const order = await prolongHold(services, { orderId: params.id, viewer, fail })
    return { data: presentOrder(services, order, locale) }
  },
  async cancel({ params, viewer, locale, fail, services }) {
    const order = await cancelOrder(services, { orderId: params.id, viewer, fail })
    return { data: presentOrder(services, order, locale) }
  },
})

function pageIn<Row>(query: PageParams, all: readonly Row[]) {
  const offset = offsetOf(query)
  return { rows: all.slice(offset, offset + query.per_page), total: all.length }
}
