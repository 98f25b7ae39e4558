import type { OrderLineRow } from '../commerce/order/order-parts.queries.ts'

/** A line of an order for tests of rules: a paid ticket of $10.00, or what `values` say. */
export function orderLineRow(id: string, values: Partial<OrderLineRow> = {}): OrderLineRow {
  return {
    id,
    orderId: 'order',
    position: 1,
    type: 'ticket',
    courseId: null,
    programId: null,
    onlineMasterclassId: null,
    ticketTypeId: null,
    ticketPackageId: null,
    subscriptionPlanId: null,
    name: { en: id },
    eventName: null,
    slug: id,
    accessDays: null,
    unitPrice: 1000,
    count: 1,
    subtotal: 1000,
    discount: 0,
    tax: 8,
    total: 1008,
    refunded: 0,
    returnedCount: 0,
    ...values,
  }
}
