import { findOrders } from '../commerce/staff-order/find-orders.ts'
import type { AdminCommand } from './admin-command.ts'

export const ordersCommand: AdminCommand = {
  name: 'orders',
  usages: [['orders number|name|address|amount', 'finds orders, the newest first']],
  accepts: (args) => args.length > 0,
  async run({ services, args, print }) {
    const { lines, total } = await findOrders(services, args.join(' '))
    if (total === 0) print('No order has this number, buyer or amount.')
    for (const line of lines) print(line)
    if (total > lines.length) print(`${total - lines.length} more match.`)
  },
}
