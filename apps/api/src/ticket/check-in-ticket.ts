import type { CheckInForm } from '@chignon/contract/ticket'
import type { Locale } from '@chignon/contract/locale'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { readTicketCode } from './ticket-code.ts'
import { ticketMessages } from './ticket.messages.ts'
import { changeTicket, lockTicket, type TicketRow } from './ticket.queries.ts'
import { isUsable } from './ticket.rules.ts'

type Door = Pick<Services, 'db' | 'audit' | 'clock'>
type Staff = { viewer: Member; locale: Locale }
type TicketFail = Fail<'not_found' | 'conflict'>

/** Uses a ticket at a door. A second time fails with when and where it was used (TICKET-7, TICKET-12). */
export function checkInTicket(
  door: Door,
  { form, viewer, locale }: Staff & { form: CheckInForm },
  fail: TicketFail,
): Promise<TicketRow> {
  return door.db.transaction(async () => {
    const now = door.clock()
    const code = readTicketCode(form.code)
    const ticket =
      (await lockTicket(door.db(), { code }, locale)) ?? fail(404, { message: ticketMessages.unknownCode })
    refuseUnusable(ticket, form.live_masterclass_id, now, fail)
    return changeUse(door, ticket, viewer, { state: 'used', usedAt: now, usedWhere: form.where })
  })
}

/** Makes a used ticket valid again (TICKET-12). */
export function undoCheckIn(
  door: Door,
  { id, viewer, locale }: Staff & { id: string },
  fail: TicketFail,
): Promise<TicketRow> {
  return door.db.transaction(async () => {
    const ticket = (await lockTicket(door.db(), { id }, locale)) ?? fail(404)
    if (ticket.state !== 'used') fail(409, { message: ticketMessages.notUsed })
    return changeUse(door, ticket, viewer, { state: 'valid', usedAt: null, usedWhere: null })
  })
}

function refuseUnusable(ticket: TicketRow, eventId: string | null, now: Date, fail: TicketFail): void {
  const { state, usedAt, usedWhere, event } = ticket
  if (eventId !== null && eventId !== event.id) {
    fail(409, { message: ticketMessages.otherEvent(event.name) })
  }
  if (state === 'used' && usedAt) {
    fail(409, { message: ticketMessages.alreadyUsed(usedAt, event.timezone, usedWhere ?? '–') })
  }
  if (state !== 'valid')
    fail(409, { message: ticketMessages[state === 'refunded' ? 'refunded' : 'cancelled'] })
  if (!isUsable(ticket, now)) fail(409, { message: ticketMessages.over })
}

type Use = Pick<TicketRow, 'state' | 'usedAt' | 'usedWhere'>

async function changeUse(
  { db, audit }: Door,
  ticket: TicketRow,
  actor: Member,
  use: Use,
): Promise<TicketRow> {
  await changeTicket(db(), ticket.id, use)
  const { state, usedAt, usedWhere } = ticket
  await audit.record({
    actor,
    action: use.state === 'used' ? 'ticket.check-in' : 'ticket.undo-check-in',
    subject: { type: 'ticket', id: ticket.id },
    before: { state, usedAt, usedWhere },
    after: use,
  })
  return { ...ticket, ...use }
}
