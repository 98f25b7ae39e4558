import type { StaffEvent } from '@chignon/contract/commerce/staff-event'
import { useFormats } from '../../lib/start-data-context.ts'
import { EventStatus } from './event-status.tsx'

/** Where and when an event is, at its venue. */
export function EventLead({ event }: { event: StaffEvent }) {
  const { dateTime } = useFormats()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <EventStatus event={event} />
      {event.schedule !== 'postponed' && (
        <time dateTime={event.starts_at}>{dateTime(event.starts_at, event.timezone)}</time>
      )}
      <bdi>
        {event.venue_name}, {event.city}
      </bdi>
    </span>
  )
}
