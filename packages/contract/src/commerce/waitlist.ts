import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxWaitlistSeats } from './commerce-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'

/** The states of an entry of a waiting list (WAIT-2). */
export const waitlistStateNames = [
  'waiting',
  'offered',
  'ordered',
  'accepted',
  'declined',
  'lapsed',
  'left',
  'closed',
] as const

/** The states of an entry that is listed: all others are final. */
export const openWaitlistStates = ['waiting', 'offered', 'ordered'] as const

const part = z.object({ id, name: z.string() })

/** An entry of the viewer: the seats they wait for, or that an offer or an unpaid order reserves for them. */
export const waitlistEntry = z.object({
  id,
  state: z.enum(openWaitlistStates),
  live_masterclass: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    starts_at: timestamp,
    ends_at: timestamp,
    timezone: z.string(),
  }),
  ticket_type: part,
  /** The package that goes with each seat. */
  ticket_package: z.nullable(part),
  /** How many seats. */
  count: z.int(),
  /** The place in the queue for this kind of ticket, from 1; null unless the entry waits. */
  place: z.nullable(z.int()),
  /** Until when the seats are reserved; null unless they were offered, and while the event has no new date (WAIT-3, WAIT-8). */
  offer_ends_at: z.nullable(timestamp),
  /** The unpaid order that uses the offer. */
  order_id: z.nullable(id),
})

/** The seats to wait for. */
export const waitlistForm = z.object({
  ticket_type_id: id,
  ticket_package_id: z._default(z.nullable(id), null),
  count: z._default(z.int().check(z.gte(1), z.lte(maxWaitlistSeats)), 1),
})

export type WaitlistState = (typeof waitlistStateNames)[number]
export type WaitlistEntry = z.infer<typeof waitlistEntry>
export type WaitlistForm = z.output<typeof waitlistForm>

/** The waiting lists of live masterclasses, as far as the viewer is on them (WAIT-1 to WAIT-8). */
export const waitlistEndpoints = defineEndpoints('waitlist', {
  list: {
    method: 'GET',
    path: '/user/waitlist',
    summary: 'What the viewer waits for or was offered, next event first',
    audience: 'member',
    query: z.object({ ...paging(pageSizes.profile), live_masterclass_id: z.optional(id) }),
    response: list(waitlistEntry),
  },
  join: {
    method: 'POST',
    path: '/user/waitlist',
    summary: 'Wait for seats that are sold out; at most one entry per event',
    audience: 'member',
    status: 201,
    body: waitlistForm,
    response: z.extend(single(waitlistEntry), { message: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  },
  leave: {
    method: 'DELETE',
    path: '/user/waitlist/{id}',
    summary: 'Leave a waiting list, or decline an offer; its seats are offered to the next at once',
    audience: 'member',
    params: z.object({ id }),
    response: z.object({ message: z.string() }),
    errors: ['conflict'],
  },
})
