import type { HandOverForm } from '@chignon/contract/commerce/ticket'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { newTicketCode } from './ticket-code.ts'
import { sendTicket, sendTicketHandedOver } from './ticket.mail.ts'
import { ticketMessages } from './ticket.messages.ts'
import { changeTicket, lockTicket, type TicketRow } from './ticket.queries.ts'
import { isUsable } from './ticket.rules.ts'

type HandOver = { id: string; form: HandOverForm; viewer: Member; locale: Locale }

/**
 * Gives a ticket to another person, who gets a new code that its buyer does not see; the old one is no longer valid (TICKET-11). Only its buyer can, and
 * only while it can be used.
 */
export function handOverTicket(
  { db, audit, clock, mailer }: Pick<Services, 'db' | 'audit' | 'clock' | 'mailer'>,
  { id, form, viewer, locale }: HandOver,
  fail: Fail<'not_found' | 'conflict'>,
): Promise<TicketRow> {
  return db.transaction(async () => {
    const ticket = await lockTicket(db(), { id }, locale)
    if (ticket?.userId !== viewer.id) fail(404)
    const now = clock()
    if (!isUsable(ticket, now)) fail(409, { message: ticketMessages.cannotHandOver })
    const change = {
      code: newTicketCode(),
      holderName: form.full_name,
      holderEmail: form.email,
      handedOverAt: now,
    }
    await changeTicket(db(), id, change)
    await sendTicket({ mailer }, { id, holderEmail: change.holderEmail })
    await sendTicketHandedOver({ db, mailer }, id, ticket.holderEmail)
    await audit.record({
      actor: viewer,
      action: 'ticket.hand-over',
      subject: { type: 'ticket', id },
      // The end tells the codes apart; a whole code opens a door.
      before: { code: endOf(ticket.code) },
      after: { code: endOf(change.code) },
    })
    return { ...ticket, ...change }
  })
}

const endOf = (code: string) => `…${code.slice(-4)}`
