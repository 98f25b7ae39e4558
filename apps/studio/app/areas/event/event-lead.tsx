import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { commaOf } from '@chignon/contract/platform/formats'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { EventStatus } from './event-status.tsx'

/** Where and when an event is, at its venue. */
export function EventLead({ event }: { event: StaffEvent }) {
  const { locale } = useStartData()
  const { dateTime } = useFormats()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <EventStatus event={event} />
      {event.schedule !== 'postponed' && (
        <time dateTime={event.starts_at}>{dateTime(event.starts_at, event.timezone)}</time>
      )}
      <span>
        <bdi>{event.venue_name}</bdi>
        {commaOf(locale)}
        <bdi>{event.city}</bdi>
      </span>
    </span>
  )
}
