import { formatDateTime } from '@chignon/contract/platform/formats'
import { ticketReturnEnd } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { EmailContent, Branding, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { eventFacts, venueFact } from './event-facts.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import type { AddressedEvent } from './ticket-mail.queries.ts'
import { inLocale } from './ticket-pdf.ts'

/** An event that does not take place. Only buyers get money back; of a ticket that was given it says nothing. */
export function eventCancelledEmail(mailed: AddressedEvent): EmailContent {
  const { event, locale, isBuyer, isGiven } = mailed
  const texts = eventMailMessages
  const refund: EmailPart = { kind: 'text', text: texts[isBuyer ? 'refunded' : 'byBuyer'][locale] }
  return {
    locale,
    subject: texts.cancelledSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.cancelled[locale],
    heading: texts.cancelledHeading[locale],
    parts: [{ kind: 'text', text: texts.cancelled[locale] }, factsOf(mailed), ...(isGiven ? [] : [refund])],
  }
}

/** An event with a new date, or one that is not known yet. Buyers may return their tickets (REFUND-7). */
export function eventPostponedEmail(mailed: AddressedEvent, { site }: Branding): EmailContent {
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

function offerOf({ event, locale }: AddressedEvent): string {
  const until = ticketReturnEnd(event)
  if (until === null) return eventMailMessages.refundOfferedNow[locale]
  return eventMailMessages.refundOffered(isolate(formatDateTime(locale, until.toISOString())))[locale]
}

function factsOf({ event, locale }: AddressedEvent): EmailPart {
  return {
    kind: 'facts',
    items: [...eventFacts(event, locale), venueFact(event, locale)],
  }
}
