import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { maxNewsletterSubjectLength, maxNewsletterTextLength } from './community-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { longText } from '../platform/text-fields.ts'

const textsUpTo = (maxLength: number) =>
  z.partialRecord(z.enum(locales), longText(maxLength).check(z.minLength(1)))

/** The states of an issue. A scheduled issue can be taken back until it is sent. */
export const newsletterIssueStates = ['draft', 'scheduled', 'sending', 'sent'] as const

/** The subject and the Markdown of an issue by language. English is required, since the others fall back to it. */
export const newsletterIssueForm = z.object({
  subject: textsUpTo(maxNewsletterSubjectLength),
  text: textsUpTo(maxNewsletterTextLength),
})

export type NewsletterIssueForm = z.infer<typeof newsletterIssueForm>

/** An issue of the newsletter, as staff see it. */
export const newsletterIssue = z.object({
  id,
  state: z.enum(newsletterIssueStates),
  subject: z.partialRecord(z.enum(locales), z.string()),
  text: z.partialRecord(z.enum(locales), z.string()),
  created_at: timestamp,
  /** When it is or was sent; null for a draft. */
  scheduled_at: z.nullable(timestamp),
  /** To how many people it was sent. */
  sent_count: z.int(),
  /** How many of them let us count that they open it. */
  counted_count: z.int(),
  /** How many of these opened it. */
  opened_count: z.int(),
  /** How many have an address that no longer exists. */
  bounced_count: z.int(),
  /** How many ended the newsletter by its link. */
  unsubscribed_count: z.int(),
})

export type NewsletterIssue = z.infer<typeof newsletterIssue>

const params = z.object({ id })
const response = single(newsletterIssue)

/** Issues of the newsletter, for staff (NEWSLETTER-5). Changes are recorded in the audit log (AUDIT-1). */
export const newsletterIssueEndpoints = defineEndpoints('newsletter-issue', {
  list: {
    method: 'GET',
    path: '/staff/newsletter-issues',
    summary: 'Issues of the newsletter with what became of them, newest first',
    permission: 'newsletter.send',
    query: z.object(paging(pageSizes.profile)),
    response: list(newsletterIssue),
  },
  create: {
    method: 'POST',
    path: '/staff/newsletter-issues',
    maxBodyBytes: 1024 * 1024,
    summary: 'Create a draft',
    status: 201,
    permission: 'newsletter.send',
    body: newsletterIssueForm,
    response,
  },
  show: {
    method: 'GET',
    path: '/staff/newsletter-issues/{id}',
    summary: 'An issue of the newsletter',
    permission: 'newsletter.send',
    params,
    response,
  },
  change: {
    method: 'PUT',
    path: '/staff/newsletter-issues/{id}',
    maxBodyBytes: 1024 * 1024,
    summary: 'Change a draft',
    permission: 'newsletter.send',
    params,
    body: newsletterIssueForm,
    response,
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/staff/newsletter-issues/{id}',
    summary: 'Delete a draft',
    permission: 'newsletter.send',
    params,
    response: messageResponse,
    errors: ['conflict'],
  },
  test: {
    method: 'POST',
    path: '/staff/newsletter-issues/{id}/test',
    summary: 'Mail an issue to the viewer alone, in one language',
    permission: 'newsletter.send',
    params,
    body: z.object({ locale: z.enum(locales) }),
    response: messageResponse,
  },
  schedule: {
    method: 'POST',
    path: '/staff/newsletter-issues/{id}/schedule',
    summary: 'Send an issue to all subscribers, at once or later',
    permission: 'newsletter.send',
    params,
    body: z.object({
      /** Default: at once. */
      at: z.optional(timestamp),
    }),
    response,
    errors: ['conflict'],
  },
  withdraw: {
    method: 'POST',
    path: '/staff/newsletter-issues/{id}/withdraw',
    summary: 'Make a scheduled issue a draft again',
    permission: 'newsletter.send',
    params,
    response,
    errors: ['conflict'],
  },
})
