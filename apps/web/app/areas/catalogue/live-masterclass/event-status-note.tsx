import { Badge } from '@chignon/ui/badge'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { EventStatusBadge } from './event-status-badge.tsx'
import { ticketSalesOf } from './ticket-sales.ts'

/** Status of an event, remaining seats and time zone. */
export function EventStatusNote({ event }: { event: LiveMasterclass }) {
  const formats = useFormats()
  const { schedule, status, starts_at, timezone, seats_left } = event
  const { city } = event.location
  if (schedule === 'cancelled')
    return (
      <Note>
        <Badge tone="error">
          <Trans>Cancelled</Trans>
        </Badge>
        <span>
          <Trans>This masterclass will not take place.</Trans>
        </span>
      </Note>
    )
  if (schedule === 'postponed')
    return (
      <Note>
        <Badge tone="warning">
          <Trans>Postponed</Trans>
        </Badge>
        <span>
          <Trans>The new date is not known yet.</Trans>
        </span>
      </Note>
    )
  const offset = <bdi>{formats.offset(starts_at, timezone)}</bdi>
  return (
    <Note>
      <EventStatusBadge event={event} />
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
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-text-muted">{children}</p>
  )
}
