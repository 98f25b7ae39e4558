import { formatDateTime } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import { ticketReturnEnd } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { EmailContent, Branding, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { eventFacts, venueFact } from './event-facts.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { inLocale } from './ticket-pdf.ts'

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

/** An event with a new date, or one that is not known yet. Buyers may return their tickets (REFUND-7). */
export function eventPostponedEmail(mailed: MailedEvent, { site }: Branding): EmailContent {
  const { event, locale, isBuyer } = mailed
  const texts = eventMailMessages
  const isPending = event.schedule === 'postponed'
  const offer: EmailPart[] = [
    { kind: 'text', text: offerOf(mailed) },
    { kind: 'button', label: texts.toTickets[locale], url: `${site}/profile/settings/my-tickets` },
  ]
  const name = isolate(inLocale(event.name, locale))
  const text = texts[isPending ? 'pending' : 'postponed'][locale]
  return {
    locale,
    subject: (isPending ? texts.pendingSubject(name) : texts.postponedSubject(name))[locale],
    preview: text,
    heading: texts[isPending ? 'pendingHeading' : 'postponedHeading'][locale],
    parts: [{ kind: 'text', text }, factsOf(mailed), ...(isBuyer ? offer : [])],
  }
}

function offerOf({ event, locale }: MailedEvent): string {
  const until = ticketReturnEnd(event)
  if (until === null) return eventMailMessages.refundOfferedNow[locale]
  return eventMailMessages.refundOffered(isolate(formatDateTime(locale, until.toISOString())))[locale]
}

function factsOf({ event, locale }: MailedEvent): EmailPart {
  return {
    kind: 'facts',
    items: [...eventFacts(event, locale), venueFact(event, locale)],
  }
}
