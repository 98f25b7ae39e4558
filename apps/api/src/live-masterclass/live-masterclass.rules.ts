import type { EventStatus } from '@chignon/contract/live-masterclass'

/** The status of an event: ongoing from its start until its end (EVENT-1). */
export function statusAt(event: { startsAt: Date; endsAt: Date }, now: Date): EventStatus {
  if (now < event.startsAt) return 'upcoming'
  return now < event.endsAt ? 'ongoing' : 'finished'
}
