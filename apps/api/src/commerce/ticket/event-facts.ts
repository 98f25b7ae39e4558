import { commaOf } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { eventMailMessages } from './event-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { eventTimes, inLocale, venueLines } from './ticket-pdf.ts'

type TimedEvent = Pick<PrintedTicket['event'], 'name'> & Parameters<typeof eventTimes>[0]

/** The facts that each mail about an event begins with: its name, and its times at the venue. */
export function eventFacts(event: TimedEvent, locale: Locale) {
  return [
    { term: eventMailMessages.event[locale], description: inLocale(event.name, locale) },
    { term: eventMailMessages.when[locale], description: eventTimes(event, locale) },
  ]
}

/** The name and address of the venue, on one line. */
export function venueFact(event: PrintedTicket['event'], locale: Locale) {
  return {
    term: eventMailMessages.where[locale],
    description: [event.venueName, ...venueLines(event, locale)].join(commaOf(locale)),
  }
}
