import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { maxStaffNoteLength, pageSizes } from '../platform/platform-rules.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, messageResponse } from '../platform/response.ts'
import { lineText } from '../platform/text-fields.ts'
import { openWaitlistStates } from './waitlist.ts'

const part = z.object({ id, name: z.string() })

/** A person on a waiting list, as those see them who run the event. */
export const staffWaitlistEntry = z.object({
  id,
  state: z.enum(openWaitlistStates),
  /** The place among those who wait for the same kind of ticket, from 1; null unless the entry waits and is not skipped. */
  place: z.nullable(z.int()),
  person: z.object({ id, full_name: z.string(), email: z.string() }),
  ticket_type: part,
  ticket_package: z.nullable(part),
  count: z.int(),
  joined_at: timestamp,
  /** Until when the seats are reserved; null unless they were offered. */
  offer_ends_at: z.nullable(timestamp),
  /** Why nothing is offered to this person by itself; null if they are not skipped. */
  skipped: z.nullable(z.object({ at: timestamp, reason: z.string() })),
})

export type StaffWaitlistEntry = z.infer<typeof staffWaitlistEntry>

const params = z.object({ id })
const reason = lineText(maxStaffNoteLength).check(z.minLength(1))

/** The waiting lists of events for those who run them (WAIT-9 to WAIT-11). */
export const staffWaitlistEndpoints = defineEndpoints('staff-waitlist', {
  list: {
    method: 'GET',
    path: '/staff/events/{id}/waitlist',
    summary: 'Who waits for seats of an event or was offered some, in the order of joining',
    permission: 'waitlist.manage',
    params,
    query: z.object(paging(pageSizes.profile, 100)),
    response: list(staffWaitlistEntry),
  },
  offer: {
    method: 'POST',
    path: '/staff/waitlist/{id}/offer',
    summary:
      'Offer a person the seats they wait for now; with `add_seats`, those that are missing are added first',
    permission: 'waitlist.manage',
    params,
    body: z.object({
      add_seats: z._default(z.boolean(), false),
      /** Needed if others joined before and are passed over. */
      reason: z.optional(reason),
    }),
    response: messageResponse,
    errors: ['conflict'],
  },
  skip: {
    method: 'POST',
    path: '/staff/waitlist/{id}/skip',
    summary: 'Offer a person nothing until they are put back; seats that were offered go to the next',
    permission: 'waitlist.manage',
    params,
    body: z.object({ reason }),
    response: messageResponse,
    errors: ['conflict'],
  },
  putBack: {
    method: 'DELETE',
    path: '/staff/waitlist/{id}/skip',
    summary: 'Put a person who was skipped back in their place',
    permission: 'waitlist.manage',
    params,
    response: messageResponse,
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/staff/waitlist/{id}',
    summary: 'Take a person off a waiting list; seats that were offered go to the next',
    permission: 'waitlist.manage',
    params,
    response: messageResponse,
    errors: ['conflict'],
  },
})
