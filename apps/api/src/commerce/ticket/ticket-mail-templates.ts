import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import { eventCancelledEmail, eventPostponedEmail } from './event.mail.ts'
import { ticketEmail } from './ticket-email.ts'
import {
  ticketHandedOverEmail,
  ticketRefundedEmail,
  ticketReissuedEmail,
  ticketVoidedEmail,
} from './ticket-change.mail.ts'
import { findEventForMail, findPrintedTicket, isSameAddress } from './ticket-mail.queries.ts'
import { ticketAttachment } from './ticket-pdf.ts'

type Kind = Extract<MailKind, 'ticket' | `ticket-${string}` | 'event-cancelled' | 'event-postponed'>

/** The mails about tickets and their events. */
export function ticketMails({ db, branding, pdf }: TemplateContext): Pick<MailTemplates, Kind> {
  return {
    async ticket({ to, aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      // The ticket was handed over or refunded in the meantime; the new holder gets a separate mail.
      if (!printed || printed.ticket.holderEmail !== to || printed.ticket.state !== 'valid') return null
      const attachment = await ticketAttachment(pdf, printed, branding())
      return ticketEmail(printed, { site: branding().site, attachment })
    },
    async 'ticket-refunded'({ aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      return printed ? ticketRefundedEmail(printed) : null
    },
    async 'ticket-handed-over'({ to, aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      return printed
        ? ticketHandedOverEmail(printed, { isBuyer: isSameAddress(to, printed.buyerAddress) })
        : null
    },
    async 'ticket-reissued'({ aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      return printed ? ticketReissuedEmail(printed) : null
    },
    async 'ticket-voided'({ aboutId = '' }) {
      const printed = await findPrintedTicket(db(), aboutId)
      return printed?.ticket.state === 'cancelled' ? ticketVoidedEmail(printed) : null
    },
    async 'event-cancelled'({ to, aboutId = '' }) {
      const found = await findEventForMail(db(), aboutId, to)
      return found ? eventCancelledEmail(found) : null
    },
    async 'event-postponed'({ to, aboutId = '' }) {
      const found = await findEventForMail(db(), aboutId, to)
      return found ? eventPostponedEmail(found, branding()) : null
    },
  }
}
