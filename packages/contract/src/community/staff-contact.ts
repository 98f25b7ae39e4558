import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { keysetPaging, search } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'
import { maxContactAnswerLength } from './community-rules.ts'

/** A message of the contact form as staff see it (INBOX-1). */
export const staffContactMessage = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** Null if the sender left it empty. */
  message: z.nullable(z.string()),
  /** The language of the page the sender used, in which they are answered. */
  locale: z.enum(locales),
  state: z.enum(['open', 'done']),
  /** Who takes care of it. */
  assignee: z.nullable(author),
  /** How many answers were mailed. */
  answers_count: z.int(),
  created_at: timestamp,
})

/** An answer that was mailed to the sender (INBOX-2). */
export const contactAnswer = z.object({ id, author, text: z.string(), created_at: timestamp })

/** A message with its answers, oldest first. */
export const staffContactThread = z.extend(staffContactMessage, { answers: z.array(contactAnswer) })

export type StaffContactMessage = z.infer<typeof staffContactMessage>
export type StaffContactThread = z.infer<typeof staffContactThread>

const params = z.object({ id })

/** The messages of the contact form, for those who answer them by mail. */
export const staffContactEndpoints = defineEndpoints('staff-contact', {
  list: {
    method: 'GET',
    path: '/staff/contact-messages',
    summary: 'The messages of the contact form; open ones oldest first, done ones newest first',
    permission: 'inbox.answer',
    query: z.object({
      ...keysetPaging(pageSizes.profile),
      search,
      state: z._default(z.enum(['open', 'done']), 'open'),
      /** Only those that the viewer takes care of. */
      show: z.optional(z.enum(['mine'])),
    }),
    response: list(staffContactMessage),
  },
  show: {
    method: 'GET',
    path: '/staff/contact-messages/{id}',
    summary: 'A message of the contact form with its answers',
    permission: 'inbox.answer',
    params,
    response: single(staffContactThread),
  },
  colleagues: {
    method: 'GET',
    path: '/staff/inbox-colleagues',
    summary: 'Everyone who may answer messages of the contact form, by name',
    permission: 'inbox.answer',
    response: list(author),
  },
  answer: {
    method: 'PUT',
    path: '/staff/contact-messages/{id}/answers/{answer}',
    summary:
      'Answer by mail with an id that the caller chose, in the language of the sender; the message is done',
    permission: 'inbox.answer',
    isSeenByOthers: true,
    params: z.object({ id, answer: id }),
    body: z.object({ text: longText(maxContactAnswerLength).check(z.minLength(1)) }),
    response: single(staffContactThread),
    errors: ['conflict'],
  },
  setState: {
    method: 'PUT',
    path: '/staff/contact-messages/{id}/state',
    summary: 'Put a message aside as done, or open it again',
    permission: 'inbox.answer',
    params,
    body: z.object({ state: z.enum(['open', 'done']) }),
    response: single(staffContactThread),
  },
  assign: {
    method: 'PUT',
    path: '/staff/contact-messages/{id}/assignee',
    summary: 'Say who takes care of a message, or that no one does',
    permission: 'inbox.answer',
    params,
    body: z.object({ assignee_id: z.nullable(id) }),
    response: single(staffContactThread),
  },
})
