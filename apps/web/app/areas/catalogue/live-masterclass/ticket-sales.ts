import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'

/** Whether tickets can be bought: `over` if none of them could still be used, although the event has not ended (EVENT-4). */
export type TicketSales = 'open' | 'sold-out' | 'over'

/** The ticket sales of an event that has not ended. */
export function ticketSalesOf({
  seats,
  seats_left,
  price_from,
}: Pick<LiveMasterclassCard, 'seats' | 'seats_left' | 'price_from'>): TicketSales {
  if (seats_left > 0) return 'open'
  return seats > 0 && price_from === null ? 'over' : 'sold-out'
}
