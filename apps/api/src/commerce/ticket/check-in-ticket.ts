import type { CheckInForm } from '@chignon/contract/commerce/ticket'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { readTicketCode } from './ticket-code.ts'
import { ticketMessages } from './ticket.messages.ts'
import { changeTicket, lockTicket, type TicketRow } from './ticket.queries.ts'
import { isUsable } from './ticket.rules.ts'

type Door = Pick<Services, 'db' | 'audit' | 'clock'>
type Staff = { viewer: Member; locale: Locale }
type TicketFail = Fail<'not_found' | 'conflict'>
type DoorFail = Fail<
  | 'not_found'
  | 'ticket_used'
  | 'ticket_of_other_event'
  | 'ticket_refunded'
  | 'ticket_cancelled'
  | 'ticket_over'
>

/**
 * Uses a ticket at a door. A second time fails with when and where it was used (TICKET-7, TICKET-12), unless it is the same check-in that the
 * door repeats (TICKET-18).
 */
export function checkInTicket(
  door: Door,
  { form, viewer, locale }: Staff & { form: CheckInForm },
  fail: DoorFail,
): Promise<TicketRow> {
  return door.db.transaction(async () => {
    const now = door.clock()
    const code = readTicketCode(form.code)
    const ticket =
      (await lockTicket(door.db(), { code }, locale)) ?? fail(404, { message: ticketMessages.unknownCode })
    const checkInId = form.check_in_id
    if (ticket.state === 'used' && checkInId !== null && ticket.checkInId === checkInId) return ticket
    refuseUnusable(ticket, form.live_masterclass_id, now, fail)
    return changeUse(door, ticket, viewer, { state: 'used', usedAt: now, usedWhere: form.where, checkInId })
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
    return changeUse(door, ticket, viewer, { state: 'valid', usedAt: null, usedWhere: null, checkInId: null })
  })
}

function refuseUnusable(row: TicketRow, eventId: string | null, now: Date, fail: DoorFail): void {
  const { state, usedAt, usedWhere, event } = row
  const ticket = {
    holder: row.holderName,
    live_masterclass: event.name,
    used_at: usedAt?.toISOString() ?? null,
    used_where: usedWhere,
  }
  if (eventId !== null && eventId !== event.id) {
    const message = ticketMessages.otherEvent(event.name)
    fail(409, { code: 'ticket_of_other_event', message, ticket })
  }
  if (state === 'used' && usedAt) {
    const message = ticketMessages.alreadyUsed(usedAt, event.timezone, usedWhere ?? '–')
    fail(409, { code: 'ticket_used', message, ticket })
  }
  if (state === 'refunded') fail(409, { code: 'ticket_refunded', message: ticketMessages.refunded, ticket })
  if (state !== 'valid') fail(409, { code: 'ticket_cancelled', message: ticketMessages.cancelled, ticket })
  if (!isUsable(row, now)) fail(409, { code: 'ticket_over', message: ticketMessages.over, ticket })
}

type Use = Pick<TicketRow, 'state' | 'usedAt' | 'usedWhere' | 'checkInId'>

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
