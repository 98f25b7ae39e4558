import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { presentGivenAccess, presentOrderPurchase } from './purchase.present.ts'
import {
  findGivenAccesses,
  findPurchasedOrders,
  listPurchasedLines,
  listPurchaseInvoices,
  listPurchases,
} from './purchase.queries.ts'

/** What the viewer bought (PROFILE-7). */
export const purchaseRoutes = implement(purchaseEndpoints, {
  async list({ query, viewer, locale, services: { db, clock } }) {
    const now = clock()
    const { rows, total } = await listPurchases(db(), viewer.id, query)
    const idsOf = (isOrder: boolean) => rows.filter((row) => row.isOrder === isOrder).map(({ id }) => id)
    const orderIds = idsOf(true)
    const orders = await findPurchasedOrders(db(), orderIds)
    const lines = await listPurchasedLines(db(), orderIds, locale)
    const invoices = await listPurchaseInvoices(db(), orderIds)
    const accesses = await findGivenAccesses(db(), idsOf(false), locale)
    const data = rows.flatMap(({ id, boughtAt }) => {
      const order = orders.find((row) => row.id === id)
      if (order) {
        const ofOrder = {
          lines: lines.filter(({ orderId }) => orderId === id),
          invoices: invoices.filter(({ orderId }) => orderId === id),
        }
        return [presentOrderPurchase({ ...order, ...ofOrder }, boughtAt, now)]
      }
      const access = accesses.find((row) => row.id === id)
      return access ? [presentGivenAccess(access, boughtAt, now)] : []
    })
    return { data, pagination: paginationOf(query, total) }
  },
})
