import { commaOf } from '@chignon/contract/formats'
import type { Locale } from '@chignon/contract/locale'
import type { EmailContent, EmailFrame, EmailPart } from '../mail/email-content.ts'
import { isolate } from '../mail/isolate.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { eventTimes, inLocale, venueLines } from './ticket-pdf.ts'

type MailedEvent = { event: PrintedTicket['event']; locale: Locale; isBuyer: boolean }

/** An event that does not take place. Only buyers get money back. */
export function eventCancelledEmail(mailed: MailedEvent): EmailContent {
  const { event, locale, isBuyer } = mailed
  const texts = eventMailMessages
  return {
    locale,
    subject: texts.cancelledSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.cancelled[locale],
    heading: texts.cancelledHeading[locale],
    parts: [
      { kind: 'text', text: texts.cancelled[locale] },
      factsOf(mailed),
      { kind: 'text', text: texts[isBuyer ? 'refunded' : 'byBuyer'][locale] },
    ],
  }
}

/** An event with a new date. Buyers may return their tickets (REFUND-4). */
export function eventPostponedEmail(mailed: MailedEvent, { site }: EmailFrame): EmailContent {
  const { event, locale, isBuyer } = mailed
  const texts = eventMailMessages
  const offer: EmailPart[] = [
    { kind: 'text', text: texts.refundOffered[locale] },
    { kind: 'button', label: texts.toTickets[locale], url: `${site}/profile/settings/my-tickets` },
  ]
  return {
    locale,
    subject: texts.postponedSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.postponed[locale],
    heading: texts.postponedHeading[locale],
    parts: [{ kind: 'text', text: texts.postponed[locale] }, factsOf(mailed), ...(isBuyer ? offer : [])],
  }
}

function factsOf({ event, locale }: MailedEvent): EmailPart {
  const texts = eventMailMessages
  return {
    kind: 'facts',
    items: [
      { term: texts.event[locale], description: inLocale(event.name, locale) },
      { term: texts.when[locale], description: eventTimes(event, locale) },
      {
        term: texts.where[locale],
        description: [event.venueName, ...venueLines(event, locale)].join(commaOf(locale)),
      },
    ],
  }
}
