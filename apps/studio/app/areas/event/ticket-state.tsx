import type { StaffTicket } from '@chignon/contract/commerce/staff-ticket'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

const tones: Record<StaffTicket['state'], NonNullable<BadgeProps['tone']>> = {
  valid: 'success',
  used: 'info',
  refunded: 'neutral',
  cancelled: 'neutral',
}

/** Whether a ticket opens the door; of a used one, when and at which door it did. */
export function TicketState({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  const names = {
    valid: t`Valid`,
    used: t`Checked in`,
    refunded: t({ context: 'ticket', message: 'Returned' }),
    cancelled: t`Void`,
  }
  const { state, used_at: usedAt, used_where: usedWhere, live_masterclass: event } = ticket
  return (
    <>
      <Badge tone={tones[state]}>{names[state]}</Badge>
      {usedAt && (
        <span className="mt-1 block text-small text-text-muted">
          {[dateTime(usedAt, event.timezone), usedWhere].filter(Boolean).join(', ')}
        </span>
      )}
    </>
  )
}
