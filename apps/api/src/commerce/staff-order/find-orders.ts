import type { Services } from '../../platform/services.ts'
import { presentStaffOrders } from './staff-order.present.ts'
import { listStaffOrders } from './staff-order.queries.ts'

/** The first orders that a number, a buyer or an amount finds, newest first, each in one line for a terminal. */
export async function findOrders(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'payments'>,
  search: string,
): Promise<{ lines: string[]; total: number }> {
  const page = { page: 1, per_page: 20, now: services.clock() }
  const { rows, total } = await listStaffOrders(services.db(), { search }, page)
  const orders = await presentStaffOrders(services, rows, 'en')
  const lines = orders.map((order) => {
    const amount = `${(order.total / 100).toFixed(2)} ${order.currency}`
    const { full_name: name, email } = order.buyer
    const day = order.created_at.slice(0, 10)
    return `${order.number}  ${day}  ${order.state.padEnd(9)}  ${amount.padStart(12)}  ${name} <${email}>`
  })
  return { lines, total }
}
