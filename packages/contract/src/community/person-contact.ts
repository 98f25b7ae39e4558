import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { single } from '../platform/response.ts'
import { suspension } from './suspension.ts'
import { platformReasons, reportReason, reportSubject } from './report.ts'

/** Whether the address of a person receives the newsletter; `none` if it never asked for it. */
export const newsletterStates = ['subscribed', 'paused', 'bounced', 'unsubscribed', 'none'] as const

/** What the academy and a person have said to each other, and what was said about them. */
export const personContact = z.object({
  /** The suspension that is in force. */
  suspension: z.nullable(suspension),
  newsletter: z.enum(newsletterStates),
  conversation: z.nullable(z.object({ id, last_message_at: timestamp, is_closed: z.boolean() })),
  /** Reports about the person or their texts, the newest first; at most 20. */
  reports: z.array(
    z.object({
      id,
      subject: reportSubject,
      reason: z.union([reportReason, z.enum(platformReasons)]),
      created_at: timestamp,
      is_decided: z.boolean(),
    }),
  ),
})

export type PersonContact = z.infer<typeof personContact>

/** Chats, reports and newsletter of one person, for staff. */
export const personContactEndpoints = defineEndpoints('person-contact', {
  show: {
    method: 'GET',
    path: '/staff/people/{id}/contact',
    summary: 'The suspension, newsletter, conversation and reports of a person',
    permission: 'people.read',
    params: z.object({ id }),
    response: single(personContact),
  },
})
