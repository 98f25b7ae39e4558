import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'

/** The query of a purchase page that shows the form of the waiting list opened. */
export const openWaitlist = 'waitlist=open'

type Entry = Pick<WaitlistEntry, 'state' | 'ticket_type' | 'ticket_package' | 'count'> & {
  live_masterclass: { slug: string }
}

/** The purchase page of an entry's event, with the seats of an offer selected (WAIT-3, TICKET-9). */
export function waitlistPath({ state, live_masterclass, ticket_type, ticket_package, count }: Entry): string {
  const page = `/live-masterclasses/${live_masterclass.slug}/buy`
  if (state !== 'offered') return page
  const choice = new URLSearchParams({ [`tickets[${ticket_type.id}]`]: String(count) })
  if (ticket_package) choice.set(`packages[${ticket_package.id}]`, String(count))
  return `${page}?${choice.toString()}`
}
