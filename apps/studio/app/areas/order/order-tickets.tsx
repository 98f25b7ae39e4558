import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'
import { OrderSection } from './order-section.tsx'

type TicketState = StaffOrder['tickets'][number]['state']

const tones: Record<TicketState, BadgeProps['tone']> = {
  valid: 'success',
  used: 'info',
  refunded: 'neutral',
  cancelled: 'neutral',
}

/** The tickets of an order with their holders. */
export function OrderTickets({ order: { tickets } }: { order: StaffOrder }) {
  const { t } = useLingui()
  const names: Record<TicketState, string> = {
    valid: t`Valid`,
    used: t`Used`,
    refunded: t`Refunded`,
    cancelled: t`Cancelled`,
  }
  if (tickets.length === 0) return null
  return (
    <OrderSection title={t`Tickets`}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {tickets.map(({ id, holder, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block">
                <bdi>{holder.full_name}</bdi>
              </span>
              <span className="block text-small text-text-muted wrap-anywhere">
                <bdi>{holder.email}</bdi>
              </span>
            </span>
            <Badge tone={tones[state]}>{names[state]}</Badge>
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}
