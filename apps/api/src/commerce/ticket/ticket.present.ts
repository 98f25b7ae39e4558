import type { Locale } from '@chignon/contract/platform/locale'
import type { DoorTicket, PublicTicket, Ticket } from '@chignon/contract/commerce/ticket'
import {
  presentLiveMasterclassCard,
  presentVenue,
} from '../../catalogue/live-masterclass/live-masterclass.present.ts'
import { ticketReturn } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { TicketRow } from './ticket.queries.ts'
import { isUsable } from './ticket.rules.ts'

/** Maps a ticket to the fields of its public page: without the holder's e-mail address and what staff noted. */
export function presentPublicTicket(row: TicketRow, locale: Locale, now: Date): PublicTicket {
  const card = presentLiveMasterclassCard(row.event, locale, now)
  return {
    code: row.code,
    state: row.state,
    holder: { full_name: row.holderName },
    ...partsOf(row),
    live_masterclass: { ...card, ...presentVenue(row.event, card, locale) },
  }
}

/** Maps a ticket to the fields that its buyer sees. */
export function presentTicket(row: TicketRow, locale: Locale, now: Date): Ticket {
  return {
    ...presentPublicTicket(row, locale, now),
    id: row.id,
    code: row.handedOverAt ? null : row.code,
    handed_over_at: row.handedOverAt?.toISOString() ?? null,
    holder: holderOf(row),
    order_id: row.orderId,
    used_at: row.usedAt?.toISOString() ?? null,
    can_hand_over: isUsable(row, now),
    returnable: presentReturn(row, now),
  }
}

function presentReturn(
  { state, paidAt, linePrice, postponedAt, event }: TicketRow,
  now: Date,
): Ticket['returnable'] {
  const { schedule, startsAt } = event
  const found = ticketReturn({ schedule, startsAt, postponedAt }, paidAt, now)
  if (!found || state !== 'valid' || linePrice === null || linePrice === 0) return null
  return { until: found.until?.toISOString() ?? null }
}

/** Maps a ticket to the fields that staff see at the door. */
export function presentDoorTicket(row: TicketRow): DoorTicket {
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    holder: holderOf(row),
    ...partsOf(row),
    live_masterclass: { id: row.event.id, name: row.event.name },
    used_at: row.usedAt?.toISOString() ?? null,
    used_where: row.usedWhere,
  }
}

const holderOf = (row: TicketRow) => ({ full_name: row.holderName, email: row.holderEmail })

const partsOf = ({ typeId, typeName, packageId, packageName }: TicketRow) => ({
  type: { id: typeId, name: typeName },
  special_package: packageId === null || packageName === null ? null : { id: packageId, name: packageName },
})
