import type { HandOverForm } from '@chignon/contract/commerce/ticket'
import { newTicketCode } from '../ticket/ticket-code.ts'
import { isSameAddress } from '../ticket/ticket-mail.queries.ts'
import { sendTicket, sendTicketReissued } from '../ticket/ticket.mail.ts'
import { changeTicket } from '../ticket/ticket.queries.ts'
import { lockValidTicket, type StaffTicketServices, type TicketChange } from './changed-ticket.ts'

/**
 * Corrects the holder of a valid ticket, who gets it by mail. With another address it has a new code, since the old one may have reached
 * someone else; with another name alone a ticket that was printed stays valid (TICKET-20).
 */
export function correctHolder(
  services: StaffTicketServices,
  { form, ...change }: TicketChange & { form: HandOverForm },
): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    const ticket = await lockValidTicket(services, change)
    const { id, holderName, holderEmail } = ticket
    const after = { holderName: form.full_name, holderEmail: form.email }
    if (after.holderName === holderName && after.holderEmail === holderEmail) return
    const isReissued = !isSameAddress(form.email, holderEmail)
    await changeTicket(db(), id, { ...after, ...(isReissued ? { code: newTicketCode() } : {}) })
    await sendTicket(services, { id, holderEmail: form.email })
    if (isReissued) await sendTicketReissued(services, id, holderEmail)
    await audit.record({
      actor: change.actor,
      action: 'ticket.correct',
      subject: { type: 'ticket', id },
      before: { holderName, holderEmail },
      after,
    })
  })
}
