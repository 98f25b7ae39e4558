import type { EventSchedule } from '@chignon/contract/catalogue/live-masterclass'
import type { TicketState } from '@chignon/contract/commerce/ticket'
import { isUsableAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'

type HeldTicket = {
  state: TicketState
  usableUntil: Date | null
  event: { endsAt: Date; schedule: EventSchedule }
}

/** Whether a ticket can still be used: it is valid, and its part of the event is not over (TICKET-7). */
export function isUsable({ state, usableUntil, event }: HeldTicket, now: Date): boolean {
  return state === 'valid' && isUsableAt(usableUntil?.toISOString() ?? null, event, now)
}
