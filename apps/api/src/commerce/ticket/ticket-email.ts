import type { EmailAttachment, EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { mailMessages } from '../../platform/mail/mail.messages.ts'
import { eventFacts, venueFact } from './event-facts.ts'
import { eventMailMessages } from './event-mail.messages.ts'
import { ticketPath } from './ticket-code.ts'
import { ticketMailMessages } from './ticket-mail.messages.ts'
import type { PrintedTicket } from './ticket-mail.queries.ts'
import { inLocale } from './ticket-pdf.ts'

/** The ticket of one attendee, attached as PDF. */
export function ticketEmail(
  { ticket, type, extra, event, locale }: PrintedTicket,
  { site, attachment }: { site: string; attachment: EmailAttachment },
): EmailContent {
  const name = inLocale(event.name, locale)
  const labels = eventMailMessages
  return {
    locale,
    subject: ticketMailMessages.subject(isolate(name))[locale],
    preview: ticketMailMessages.text[locale],
    heading: ticketMailMessages.heading[locale],
    parts: [
      { kind: 'text', text: mailMessages.hello(isolate(ticket.holderName))[locale] },
      { kind: 'text', text: ticketMailMessages.text[locale] },
      {
        kind: 'facts',
        items: [
          ...eventFacts(event, locale),
          venueFact(event, locale),
          { term: labels.type[locale], description: inLocale(type.name, locale) },
          ...(extra ? [{ term: labels.extra[locale], description: inLocale(extra.name, locale) }] : []),
        ],
      },
      { kind: 'button', label: ticketMailMessages.show[locale], url: `${site}${ticketPath(ticket.code)}` },
      { kind: 'note', text: ticketMailMessages.personal[locale] },
    ],
    attachments: [attachment],
  }
}
