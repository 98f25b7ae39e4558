import type { Services } from '../../platform/services.ts'
import { listStaffOrders } from './staff-order.queries.ts'

/** The first orders that a number, a buyer or an amount finds, newest first, each in one line for a terminal. */
export async function findOrders(
  { db }: Pick<Services, 'db'>,
  search: string,
): Promise<{ lines: string[]; total: number }> {
  const { rows, total } = await listStaffOrders(db(), { search }, { page: 1, per_page: 20 })
  const lines = rows.map(({ order, buyer }) => {
    const amount = `${(order.total / 100).toFixed(2)} ${order.currency}`
    const name = `${buyer.firstName} ${buyer.lastName}`.trim()
    const day = order.createdAt.toISOString().slice(0, 10)
    return `${order.number}  ${day}  ${order.state.padEnd(9)}  ${amount.padStart(12)}  ${name} <${buyer.email}>`
  })
  return { lines, total }
}
