import { Badge } from '@chignon/ui/badge'
import type { EventStatus, LiveMasterclass } from '@chignon/contract/live-masterclass'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { ticketSalesOf } from './ticket-sales.ts'

const tones = { upcoming: 'accent', ongoing: 'success', finished: 'neutral' } as const

/** Status of an event, remaining seats and time zone. */
export function EventStatusNote({ event }: { event: LiveMasterclass }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { status, starts_at, timezone, seats_left } = event
  const { city } = event.location
  const names: Record<EventStatus, string> = {
    upcoming: t`Upcoming`,
    ongoing: t`Ongoing`,
    finished: t`Finished`,
  }
  const offset = <bdi>{formats.offset(starts_at, timezone)}</bdi>
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-text-muted">
      <Badge tone={tones[status]} hasDot={status === 'ongoing'}>
        {names[status]}
      </Badge>
      <span>
        {status === 'finished' ? (
          <Trans>This masterclass has ended. Tickets are no longer available.</Trans>
        ) : ticketSalesOf(event) === 'over' ? (
          <Trans>No longer on sale</Trans>
        ) : (
          <Plural value={seats_left} _0="Sold out" one="# seat left" other="# seats left" />
        )}
      </span>
      <span>
        <Trans>
          Local time in {city} ({offset})
        </Trans>
      </span>
    </p>
  )
}
