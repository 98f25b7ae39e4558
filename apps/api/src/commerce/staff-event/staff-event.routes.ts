import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { hasPermission } from '../../platform/http/permission.ts'
import { listEventAddresses } from '../ticket/ticket-mail.queries.ts'
import { countConcerned, listEventMoney, listSalesDays } from './event-money.queries.ts'
import { currencyOf, presentEventCard, presentTicketType } from './staff-event.present.ts'
import {
  countCheckedIn,
  findEvent,
  listEvents,
  listPackages,
  listTypeFigures,
} from './staff-event.queries.ts'

const nothing = { net: 0, refunded: 0 }

/** Events for those who run them. */
export const staffEventRoutes = implement(staffEventEndpoints, {
  async list({ query, viewer, locale, ownOnly, services: { db, clock } }) {
    const now = clock()
    const filter = { when: query.when, search: query.search || undefined, now, taughtBy: ownOnly }
    const { rows, total } = await listEvents(db(), filter, locale, query)
    const ids = rows.map(({ id }) => id)
    const seesMoney = hasPermission(viewer, 'orders.read')
    const [types, money] = await Promise.all([
      listTypeFigures(db(), ids, locale),
      seesMoney ? listEventMoney(db(), ids) : [],
    ])
    return {
      data: rows.map((event) =>
        presentEventCard(event, {
          types: types.filter(({ eventId }) => eventId === event.id),
          money: seesMoney ? (money.find(({ eventId }) => eventId === event.id) ?? nothing) : null,
          now,
        }),
      ),
      pagination: paginationOf(query, total),
    }
  },
  async show({ params: { id }, viewer, locale, fail, services: { db, clock } }) {
    const event = (await findEvent(db(), id, locale)) ?? fail(404)
    const seesMoney = hasPermission(viewer, 'orders.read')
    const [types, packages, sales, money, checkedIn] = await Promise.all([
      listTypeFigures(db(), [id], locale),
      listPackages(db(), id, locale),
      listSalesDays(db(), id),
      seesMoney ? listEventMoney(db(), [id]) : [],
      countCheckedIn(db(), id),
    ])
    const ofEvent = { types, money: seesMoney ? (money[0] ?? nothing) : null, now: clock() }
    return {
      data: {
        ...presentEventCard(event, ofEvent),
        venue_name: event.venueName,
        checked_in: checkedIn,
        ticket_types: types.map(presentTicketType),
        packages,
        sales: sales.map(({ day, tickets, amount }) => ({ day, tickets, amount: seesMoney ? amount : null })),
      },
    }
  },
  async changePreview({ params: { id }, locale, fail, services: { db } }) {
    const event = (await findEvent(db(), id, locale)) ?? fail(404)
    const [concerned, addresses, types] = await Promise.all([
      countConcerned(db(), event.id),
      listEventAddresses(db(), event.id),
      listTypeFigures(db(), [event.id], locale),
    ])
    const { unpaidOrders, ...counts } = concerned
    return {
      data: {
        ...counts,
        unpaid_orders: unpaidOrders,
        mailed: addresses.length,
        currency: currencyOf(types),
      },
    }
  },
})
