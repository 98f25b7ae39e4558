import { Badge } from '@chignon/ui/badge'
import type { EventStatus, LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { useLingui } from '@lingui/react/macro'

const tones = { upcoming: 'accent', ongoing: 'success', finished: 'neutral' } as const

/** The status of an event that takes place; an upcoming one that was postponed has a new date. */
export function EventStatusBadge({ event }: { event: Pick<LiveMasterclass, 'schedule' | 'status'> }) {
  const { t } = useLingui()
  const { schedule, status } = event
  const names: Record<EventStatus, string> = {
    upcoming: schedule === 'rescheduled' ? t`New date` : t`Upcoming`,
    ongoing: t`Ongoing`,
    finished: t`Finished`,
  }
  return (
    <Badge tone={tones[status]} hasDot={status === 'ongoing'}>
      {names[status]}
    </Badge>
  )
}
