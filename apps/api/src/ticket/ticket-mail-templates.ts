import type { MailTemplates, TemplateContext } from '../mail/mail-template.ts'
import { eventCancelledEmail, eventPostponedEmail } from './event.mail.ts'
import { ticketEmail } from './ticket-email.ts'
import { findEventForMail, findPrintedTicket } from './ticket-mail.queries.ts'
import { ticketAttachment } from './ticket-pdf.ts'

/** The mails about tickets and their events. */
export function ticketMails({
  db,
  frame,
  pdf,
}: TemplateContext): Pick<MailTemplates, 'ticket' | 'event-cancelled' | 'event-postponed'> {
  return {
    async ticket({ to, aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      // Handed over or refunded in the meantime: the new holder gets a mail of their own.
      if (!printed || printed.ticket.holderEmail !== to || printed.ticket.state !== 'valid') return null
      const attachment = await ticketAttachment(pdf, printed, frame())
      return ticketEmail(printed, { site: frame().site, attachment })
    },
    async 'event-cancelled'({ to, aboutId = '' }) {
      const found = await findEventForMail(db(), aboutId, to)
      return found ? eventCancelledEmail(found) : null
    },
    async 'event-postponed'({ to, aboutId = '' }) {
      const found = await findEventForMail(db(), aboutId, to)
      return found ? eventPostponedEmail(found, frame()) : null
    },
  }
}
