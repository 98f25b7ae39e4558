import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, mailedToken } from '../identity/form-fields.ts'
import { timestamp } from '../platform/primitives.ts'
import { fileResponse, messageResponse, single } from '../platform/response.ts'

/** What happened to a consent to the newsletter (NEWSLETTER-3). */
export const consentKinds = [
  'requested',
  'confirmed',
  'subscribed',
  'paused',
  'bounced',
  'continued',
  'unsubscribed',
  'counting-on',
  'counting-off',
] as const

/** Where it happened: `mail` is a link in a mail, `academy` what we did ourselves. */
export const consentSources = ['footer', 'page', 'settings', 'mail', 'academy'] as const

export type ConsentKind = (typeof consentKinds)[number]

export type ConsentSource = (typeof consentSources)[number]

/** The form that requests the newsletter. */
export const newsletterForm = z.object({
  email,
  /** Whether it is counted that issues are opened (NEWSLETTER-4). */
  counts_opens: z._default(z.boolean(), true),
  source: z._default(z.enum(['footer', 'page']), 'page'),
})

/** An entry of the history of a consent. */
export const newsletterConsent = z.object({
  kind: z.enum(consentKinds),
  source: z.enum(consentSources),
  /** The version of the text that was agreed to. */
  text_version: z.string(),
  /** The masked network; null if it is unknown or no person acted. */
  network: z.nullable(z.string()),
  at: timestamp,
})

export type NewsletterConsent = z.infer<typeof newsletterConsent>

/** The newsletter of the viewer’s address. */
export const ownNewsletter = z.object({
  email: z.string(),
  /**
   * `requested`: a mail asks to confirm it. `paused`: it stopped because no issue was opened. `bounced`: because an issue could not be
   * delivered.
   */
  state: z.enum(['off', 'requested', 'subscribed', 'paused', 'bounced']),
  counts_opens: z.boolean(),
  /** Newest first. */
  history: z.array(newsletterConsent),
})

export type OwnNewsletter = z.infer<typeof ownNewsletter>

export const newsletterChoice = z.object({ is_subscribed: z.boolean(), counts_opens: z.boolean() })

const linkForm = z.object({ token: mailedToken })

/**
 * The newsletter (NEWSLETTER-1 to NEWSLETTER-5). A link to confirm works once and for 7 days; a used, expired or invented one is
 * 422 with `errors.token`.
 */
export const newsletterEndpoints = defineEndpoints('newsletter', {
  subscribe: {
    method: 'POST',
    path: '/newsletter/requests',
    summary: 'Request the newsletter; the response does not reveal whether the address already receives it',
    status: 201,
    body: newsletterForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm the newsletter by the mailed link',
    body: linkForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  continue: {
    method: 'POST',
    path: '/newsletter/continue',
    summary: 'Continue the newsletter by the link of the mail that says that it stopped',
    body: linkForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe/{token}',
    summary: 'End the newsletter by the link in an issue, without signing in (RFC 8058)',
    params: linkForm,
    response: messageResponse,
  },
  open: {
    method: 'GET',
    path: '/newsletter/opens/{token}',
    summary: 'The picture of an issue, whose call counts that it was opened',
    params: linkForm,
    response: fileResponse,
  },
  show: {
    method: 'GET',
    path: '/user/newsletter',
    summary: 'The newsletter of the viewer’s address, and the history of the consent',
    audience: 'member',
    response: single(ownNewsletter),
  },
  change: {
    method: 'PUT',
    path: '/user/newsletter',
    summary: 'Choose whether to receive the newsletter, and whether it is counted that issues are opened',
    audience: 'member',
    body: newsletterChoice,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
