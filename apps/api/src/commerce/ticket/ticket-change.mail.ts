import type { EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { eventFacts } from './event-facts.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import { ticketChangeMessages } from './ticket-change-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { inLocale } from './ticket-pdf.ts'

/** A returned ticket, to its holder (REFUND-8). */
export function ticketRefundedEmail(printed: PrintedTicket): EmailContent {
  const { ticket, event, locale } = printed
  const texts = ticketChangeMessages
  return {
    locale,
    subject: texts.refundedSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.refunded[locale],
    heading: texts.refundedHeading[locale],
    parts: [
      { kind: 'text', text: mailMessages.hello(isolate(ticket.holderName))[locale] },
      { kind: 'text', text: texts.refunded[locale] },
      factsOf(printed),
    ],
  }
}

/** A ticket that was handed over, to its buyer or its previous holder (TICKET-16). Only the buyer reads who has it now. */
export function ticketHandedOverEmail(
  printed: PrintedTicket,
  { isBuyer }: { isBuyer: boolean },
): EmailContent {
  const { ticket, event, locale } = printed
  const texts = ticketChangeMessages
  const text = isBuyer ? texts.handedOverByYou(isolate(ticket.holderName)) : texts.handedOverByBuyer
  return {
    locale,
    subject: texts.handedOverSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: text[locale],
    heading: texts.handedOverHeading[locale],
    parts: [{ kind: 'text', text: text[locale] }, factsOf(printed)],
  }
}

/** A ticket whose holder staff corrected, to its buyer or its previous holder: the code they have is no longer valid (TICKET-20). */
export function ticketReissuedEmail(printed: PrintedTicket): EmailContent {
  const { event, locale } = printed
  const texts = ticketChangeMessages
  return {
    locale,
    subject: texts.reissuedSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.reissued[locale],
    heading: texts.reissuedHeading[locale],
    parts: [{ kind: 'text', text: texts.reissued[locale] }, factsOf(printed)],
  }
}

/** A ticket that staff made void, to its holder and its buyer (TICKET-22). */
export function ticketVoidedEmail(printed: PrintedTicket): EmailContent {
  const { event, locale } = printed
  const texts = ticketChangeMessages
  return {
    locale,
    subject: texts.refundedSubject(isolate(inLocale(event.name, locale)))[locale],
    preview: texts.voided[locale],
    heading: texts.voidedHeading[locale],
    parts: [{ kind: 'text', text: texts.voided[locale] }, factsOf(printed)],
  }
}

function factsOf({ type, event, locale }: PrintedTicket): EmailPart {
  return {
    kind: 'facts',
    items: [
      ...eventFacts(event, locale),
      { term: eventMailMessages.type[locale], description: inLocale(type.name, locale) },
    ],
  }
}
