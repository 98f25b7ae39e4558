import type { EventStatus } from '@chignon/contract/live-masterclass'

/** Where an event stands at a moment: it is ongoing from its first minute until its last (specification §4). */
export function statusAt(event: { startsAt: Date; endsAt: Date }, now: Date): EventStatus {
  if (now < event.startsAt) return 'upcoming'
  return now < event.endsAt ? 'ongoing' : 'finished'
}
