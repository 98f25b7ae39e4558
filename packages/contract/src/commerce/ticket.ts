import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxFullNameLength } from '../identity/identity-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email } from '../identity/form-fields.ts'
import { eventDay, liveMasterclassCard, venue } from '../catalogue/live-masterclass.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { fileResponse, list, single } from '../platform/response.ts'
import { nameText } from '../platform/name-text.ts'
import { codeText, lineText } from '../platform/text-fields.ts'

/** The state of a ticket: only a valid one opens the door. */
export const ticketStateNames = ['valid', 'used', 'refunded', 'cancelled'] as const

export const ticketState = z.enum(ticketStateNames)

/** The event of a ticket: what its page and its calendar entry show. */
export const ticketEvent = z.extend(liveMasterclassCard, {
  venue,
  /** When it takes place: each day on its own if it pauses overnight (EVENT-5). */
  days: z.array(eventDay),
  /** Increases with each change that calendars must show (EVENT-5). */
  revision: z.int().check(z.gte(0)),
  revised_at: timestamp,
})

const part = z.object({ id, name: z.string() })

/** A ticket as its page shows it to anyone who knows the code (TICKET-6). */
export const publicTicket = z.object({
  /** What the door checks: 28 characters, unguessable (TICKET-10). */
  code: z.string(),
  state: ticketState,
  holder: z.object({ full_name: z.string() }),
  type: part,
  special_package: z.nullable(part),
  live_masterclass: ticketEvent,
})

/** A ticket of its buyer. */
export const ticket = z.extend(publicTicket, {
  id,
  /** Null once the buyer has handed the ticket over: only the new holder knows the new code. */
  code: z.nullable(z.string()),
  holder: z.object({ full_name: z.string(), email: z.string() }),
  /** The order it was bought with; null if the academy gave it. */
  order_id: z.nullable(id),
  /** When it was used at the door. */
  used_at: z.nullable(timestamp),
  handed_over_at: z.nullable(timestamp),
  /** Whether it can be handed over to another person (TICKET-11). */
  can_hand_over: z.boolean(),
  /** Whether it can be returned because the event was postponed, and until when; `until` is null before the new date is known (REFUND-7). */
  returnable: z.nullable(z.object({ until: z.nullable(timestamp) })),
})

/** A ticket as staff at the door see it. */
export const doorTicket = z.object({
  id,
  code: z.string(),
  state: ticketState,
  holder: z.object({ full_name: z.string(), email: z.string() }),
  type: part,
  special_package: z.nullable(part),
  live_masterclass: part,
  used_at: z.nullable(timestamp),
  /** The door at which it was used. */
  used_where: z.nullable(z.string()),
})

/** Who receives a ticket. */
export const handOverForm = z.object({
  full_name: nameText(maxFullNameLength),
  email,
})

/** A ticket at a door. */
export const checkInForm = z.object({
  /** The code, or the address of the ticket's page, which is what its QR code contains. */
  code: codeText(200),
  /** The door: “Main entrance”. */
  where: lineText(80).check(z.minLength(1)),
  /** The event at this door; a ticket for another event is refused. */
  live_masterclass_id: z._default(z.nullable(id), null),
  /** An id that the door chose for this check-in: repeating it, when an answer was lost, is no second use. */
  check_in_id: z._default(z.nullable(id), null),
})

export type TicketState = z.infer<typeof ticketState>
export type TicketEvent = z.infer<typeof ticketEvent>
export type PublicTicket = z.infer<typeof publicTicket>
export type Ticket = z.infer<typeof ticket>
export type DoorTicket = z.infer<typeof doorTicket>
export type HandOverForm = z.output<typeof handOverForm>
export type CheckInForm = z.output<typeof checkInForm>

const byId = z.object({ id })
const byCode = z.object({ code: codeText(60) })

/** Tickets of the viewer, their public page and the door (TICKET-6, TICKET-7, TICKET-10 to TICKET-13). */
export const ticketEndpoints = defineEndpoints('ticket', {
  list: {
    method: 'GET',
    path: '/user/tickets',
    summary: 'The viewer’s tickets: next event first, then finished ones',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(ticket),
  },
  show: {
    method: 'GET',
    path: '/user/tickets/{id}',
    summary: 'One ticket of the viewer',
    audience: 'member',
    params: byId,
    response: single(ticket),
  },
  handOver: {
    method: 'POST',
    path: '/user/tickets/{id}/hand-over',
    summary:
      'Give a ticket to another person, who gets a new code by mail; the buyer does not see the new code',
    audience: 'member',
    params: byId,
    body: handOverForm,
    response: z.extend(single(ticket), { message: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  },
  byCode: {
    method: 'GET',
    path: '/tickets/{code}',
    summary: 'The ticket of a code',
    params: byCode,
    response: single(publicTicket),
  },
  pdf: {
    method: 'GET',
    path: '/tickets/{code}/pdf',
    summary: 'The ticket of a code as PDF; not of one that was refunded or cancelled',
    params: byCode,
    response: fileResponse,
    errors: ['conflict'],
  },
  checkIn: {
    method: 'POST',
    path: '/staff/tickets/check-in',
    summary: 'Use a ticket at the door, once; a refusal has a code of its own and names the holder',
    permission: 'door.scan',
    body: checkInForm,
    response: single(doorTicket),
    errors: [
      'not_found',
      'ticket_used',
      'ticket_of_other_event',
      'ticket_refunded',
      'ticket_cancelled',
      'ticket_over',
    ],
  },
  undoCheckIn: {
    method: 'POST',
    path: '/staff/tickets/{id}/undo-check-in',
    summary: 'Make a used ticket valid again',
    permission: 'door.manage',
    params: byId,
    response: single(doorTicket),
    errors: ['conflict'],
  },
  doorList: {
    method: 'GET',
    path: '/staff/live-masterclasses/{id}/door-list',
    summary:
      'The tickets of an event by the holder’s name; finds name, e-mail address or the start of a code',
    permission: 'door.scan',
    params: byId,
    query: z.object({ ...paging(pageSizes.profile), search }),
    response: list(doorTicket),
  },
})
