import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { TicketLine } from '@chignon/ui/ticket-counter'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limitsOf } from './ticket-choice.ts'

type Event = Pick<LiveMasterclass, 'tickets' | 'packages'>

/** Rows of the ticket counter: tickets and packages with what is left of each (SEAT-1). */
export function useTicketLines({ tickets, packages }: Event): Record<'tickets' | 'packages', TicketLine[]> {
  const { t } = useLingui()
  const limits = limitsOf({ tickets, packages })
  const availability = (left: number, isUsable: boolean) =>
    isUsable ? t`${plural(left, { 0: 'Sold out', one: '# left', other: '# left' })}` : t`No longer available`
  return {
    tickets: tickets.map(({ id, name, note, price, seats_left, is_usable }) => ({
      id,
      name,
      note,
      price,
      left: limits.tickets[id],
      availability: availability(seats_left, is_usable),
    })),
    packages: packages.map(({ id, name, note, price, stock_left, is_usable }) => ({
      id,
      name,
      note,
      price,
      left: limits.packages[id],
      availability: availability(stock_left, is_usable),
    })),
  }
}
