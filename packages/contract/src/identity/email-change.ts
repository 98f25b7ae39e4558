import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, mailedToken } from './form-fields.ts'
import { timestamp } from '../platform/primitives.ts'
import { messageResponse, single } from '../platform/response.ts'
import { ownerForm } from './second-factor.ts'

/**
 * How a member confirms that they change the address themselves: with the password, with a code of two-step login if they have no
 * password, or by having logged in a few minutes ago if they have neither.
 */
export const ownerProof = z.enum(['password', 'code', 'recent-login'])

/** The address of an account, and the change of it that is not confirmed yet (EMAIL-CHANGE-1). */
export const emailChange = z.object({
  email: z.string(),
  /** Whether the address is confirmed. */
  is_verified: z.boolean(),
  /** The address that was mailed a link; null if none was. */
  pending: z.nullable(z.object({ email: z.string(), expires_at: timestamp })),
  proof: ownerProof,
  /** Whether the proof is given already, by a login a few minutes ago. */
  is_proven: z.boolean(),
})

/** The new address, and the proof. */
export const emailChangeForm = z.extend(ownerForm, { email })

export type EmailChange = z.infer<typeof emailChange>
export type EmailChangeForm = z.infer<typeof emailChangeForm>

/**
 * A change of the e-mail address. The new address is mailed a link, which works once and for a day; the last request counts. After
 * the change the old address is mailed a link that undoes it for 14 days. A used, expired or invented token is 422 with
 * `errors.token`.
 */
export const emailChangeEndpoints = defineEndpoints('email-change', {
  show: {
    method: 'GET',
    path: '/user/email',
    summary: 'The address of the account, and a change that waits to be confirmed',
    audience: 'member',
    response: single(emailChange),
  },
  request: {
    method: 'POST',
    path: '/user/email',
    summary:
      'Mail a link to a new address; the response does not reveal whether it has an account. 409 if the member must log in again first',
    audience: 'member',
    body: emailChangeForm,
    response: messageResponse,
    errors: ['conflict', 'too_many_requests'],
  },
  cancel: {
    method: 'DELETE',
    path: '/user/email/pending',
    summary: 'Keep the present address; the mailed link no longer works',
    audience: 'member',
    response: messageResponse,
  },
  confirm: {
    method: 'POST',
    path: '/email-change/confirm',
    summary: 'Change the address by the link that was mailed to the new one; sessions and second factor stay',
    audience: 'member',
    body: z.object({ token: mailedToken }),
    response: messageResponse,
    errors: ['conflict', 'too_many_requests'],
  },
  undo: {
    method: 'POST',
    path: '/email-change/undo',
    summary:
      'Restore the old address by the link that was mailed to it; ends all sessions and returns the token to choose a new password',
    body: z.object({ token: mailedToken }),
    response: single(z.object({ email: z.string(), password_token: z.string() })),
    errors: ['conflict', 'too_many_requests'],
  },
})
