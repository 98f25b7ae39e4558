import { salesEndpoints } from '@chignon/contract/commerce/sales'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { periodOf } from '../staff-order/period.ts'
import { listProducts } from '../staff-order/product.queries.ts'
import { sumSales } from './sales.queries.ts'

/** What was sold, in counts and sums (SALES-1). */
export const salesRoutes = implement(salesEndpoints, {
  async list({ query, ownOnly, locale, fail, services: { db } }) {
    const period = periodOf(query, fail)
    const products = await listProducts(db(), { locale, educatorId: ownOnly })
    const sums = await sumSales(
      db(),
      products.map(({ id }) => id),
      period,
    )
    const byId = new Map(products.map((product) => [product.id, product]))
    const data = sums.flatMap(({ productId, ...figures }) => {
      const product = byId.get(productId)
      return product ? [{ product, ...figures }] : []
    })
    return { data, pagination: singlePage(data.length) }
  },
})
