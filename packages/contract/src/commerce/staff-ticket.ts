import * as z from 'zod/mini'
import { email } from '../identity/form-fields.ts'
import { maxFullNameLength } from '../identity/identity-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { nameText } from '../platform/name-text.ts'
import { maxStaffNoteLength, pageSizes } from '../platform/platform-rules.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { fileResponse, list, single } from '../platform/response.ts'
import { lineText } from '../platform/text-fields.ts'
import { maxResentTickets } from './commerce-rules.ts'
import { ticketState } from './ticket.ts'

const part = z.object({ id, name: z.string() })

/** A ticket as those see it who run its event. */
export const staffTicket = z.object({
  id,
  /** The beginning of its code, by which it is found; it opens no door. */
  number: z.string(),
  state: ticketState,
  holder: z.object({ full_name: z.string(), email: z.string() }),
  type: part,
  special_package: z.nullable(part),
  live_masterclass: z.object({
    id,
    name: z.string(),
    starts_at: timestamp,
    timezone: z.string(),
  }),
  /** The order it was bought with; null if the academy gave it, and for those who may not see orders. */
  order: z.nullable(z.object({ id, number: z.string() })),
  is_given: z.boolean(),
  used_at: z.nullable(timestamp),
  used_where: z.nullable(z.string()),
  created_at: timestamp,
})

export type StaffTicket = z.infer<typeof staffTicket>

const params = z.object({ id })
const reason = lineText(maxStaffNoteLength).check(z.minLength(1))
const holder = { full_name: nameText(maxFullNameLength), email }

/** Tickets for those who run events. Every change is recorded in the audit log (TICKET-19 to TICKET-24). */
export const staffTicketEndpoints = defineEndpoints('staff-ticket', {
  list: {
    method: 'GET',
    path: '/staff/tickets',
    summary:
      'Tickets of all events or of one, by the holder’s name; finds name, e-mail address, number of the order or the start of a code',
    permission: 'events.read',
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      live_masterclass_id: z.optional(id),
      ticket_type_id: z.optional(id),
      state: z.optional(ticketState),
    }),
    response: list(staffTicket),
  },
  csv: {
    method: 'GET',
    path: '/staff/events/{id}/attendees.csv',
    summary: 'The valid and used tickets of an event as CSV, by the holder’s name',
    permission: 'tickets.export',
    params,
    response: fileResponse,
  },
  labels: {
    method: 'GET',
    path: '/staff/events/{id}/labels.pdf',
    summary: 'Labels with the names of the holders, 21 on a page of A4 (70 × 42.3 mm), as PDF',
    permission: 'tickets.export',
    params,
    query: z.object({ ticket_type_id: z.optional(id) }),
    response: fileResponse,
  },
  resend: {
    method: 'POST',
    path: '/staff/tickets/{id}/resend',
    summary: 'Mail a valid ticket to its holder again',
    permission: 'tickets.change',
    params,
    response: z.extend(single(staffTicket), { message: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  },
  resendMany: {
    method: 'POST',
    path: '/staff/events/{id}/tickets/resend',
    summary:
      'Mail valid tickets of an event to their holders again: the given ones or all, without those that were sent again in the last ten minutes (TICKET-26)',
    permission: 'tickets.change',
    idempotency: 'optional',
    params,
    body: z.object({
      /** Null: all of the event. */
      ticket_ids: z._default(
        z.nullable(z.array(id).check(z.minLength(1), z.maxLength(maxResentTickets))),
        null,
      ),
    }),
    response: single(z.object({ sent: z.int() })),
    errors: ['conflict', 'too_many_requests'],
  },
  correctHolder: {
    method: 'PUT',
    path: '/staff/tickets/{id}/holder',
    summary:
      'Correct the name or e-mail address of a holder, who gets the ticket; with another address it has a new code',
    permission: 'tickets.change',
    params,
    body: z.object(holder),
    response: single(staffTicket),
    errors: ['conflict'],
  },
  move: {
    method: 'PUT',
    path: '/staff/tickets/{id}/type',
    summary: 'Make a ticket one of another kind of the same event; a difference in price is not charged',
    permission: 'tickets.grant',
    params,
    body: z.object({ ticket_type_id: id }),
    response: single(staffTicket),
    errors: ['conflict'],
  },
  void: {
    method: 'POST',
    path: '/staff/tickets/{id}/void',
    summary: 'Make a ticket void without returning money; its seat is free again',
    permission: 'tickets.grant',
    params,
    body: z.object({ reason }),
    response: single(staffTicket),
    errors: ['conflict'],
  },
  give: {
    method: 'POST',
    path: '/staff/events/{id}/tickets',
    summary: 'Give a person a ticket without an order; it takes a seat',
    permission: 'tickets.grant',
    idempotency: 'optional',
    params,
    body: z.object({
      ...holder,
      ticket_type_id: id,
      ticket_package_id: z._default(z.nullable(id), null),
      /** The language of the mail and the ticket. */
      locale: z.enum(locales),
      reason,
    }),
    response: z.object({ message: z.string() }),
    errors: ['conflict'],
  },
})
