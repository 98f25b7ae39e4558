import type { StaffEventCard } from '@chignon/contract/commerce/staff-event'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'

type Shown = Pick<StaffEventCard, 'status' | 'schedule' | 'published_at' | 'left'>

/** What is to be known of an event at a glance. */
export function EventStatus({ event }: { event: Shown }) {
  const { t } = useLingui()
  const named = (tone: NonNullable<BadgeProps['tone']>, name: string) => <Badge tone={tone}>{name}</Badge>
  if (event.schedule === 'cancelled') return named('error', t({ context: 'event', message: 'Cancelled' }))
  if (event.published_at === null) return named('neutral', t`Draft`)
  if (event.status === 'finished') return named('neutral', t`Over`)
  if (event.schedule === 'postponed') return named('warning', t`Postponed`)
  if (event.status === 'ongoing') return named('info', t`Now`)
  if (event.left === 0) return named('warning', t`Sold out`)
  return named('success', t`On sale`)
}
