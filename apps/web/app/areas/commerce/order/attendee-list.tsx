import type { Order } from '@chignon/contract/commerce/order'

/** The attendees of an order with their tickets and packages. */
export function AttendeeList({ order }: { order: Pick<Order, 'attendees' | 'lines'> }) {
  const nameOf = (id: string | null) => order.lines.find((line) => line.id === id)?.name
  return (
    <ul role="list" className="grid gap-4">
      {order.attendees.map(({ full_name, email, ticket_type_id, ticket_package_id }, row) => (
        // Two attendees may have the same name and address.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={row} className="wrap-anywhere">
          <bdi className="font-medium">{full_name}</bdi>
          <span className="block text-small text-text-muted">
            <span className="block">
              <bdi>{email}</bdi>
            </span>
            {[nameOf(ticket_type_id), nameOf(ticket_package_id)].filter(Boolean).join(' + ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
