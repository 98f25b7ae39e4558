import { allow } from '../../platform/http/authorize.ts'

/** Reading the invoices of an order: its buyer and staff. */
export const readInvoices = allow<{ userId: string }>(
  (viewer, order) => viewer.role === 'staff' || (viewer.role !== 'guest' && viewer.id === order.userId),
)
