import { allow } from '../../platform/http/authorize.ts'
import { hasPermission } from '../../platform/http/permission.ts'

/** Reading the invoices of an order: its buyer, and those who read all orders. */
export const readInvoices = allow<{ userId: string }>(
  (viewer, order) =>
    hasPermission(viewer, 'orders.read') || (viewer.role !== 'guest' && viewer.id === order.userId),
)
