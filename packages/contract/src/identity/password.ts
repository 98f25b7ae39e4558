import * as z from 'zod/mini'
import { messageResponse, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { email, mailedToken, password, samePasswords } from './form-fields.ts'
import { timestamp } from '../platform/primitives.ts'

/** The form that requests a reset link. */
export const forgotPasswordForm = z.object({ email })

/** A new password with the token of a mailed link. */
export const resetPasswordForm = z
  .object({ token: mailedToken, password, password_confirmation: password })
  .check(samePasswords)

export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>

/**
 * Reset of a forgotten password by a mailed link, which works once and for 60 minutes (PASSWORD-1). A used, expired or
 * invented token is 422 with `errors.token` (PASSWORD-3).
 */
export const passwordEndpoints = defineEndpoints('password', {
  forgot: {
    method: 'POST',
    path: '/password/forgot',
    summary:
      'Mail a link to reset the password; the response does not reveal whether the address has an account',
    body: forgotPasswordForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  check: {
    method: 'POST',
    path: '/password/check',
    summary: 'Check whether a reset link is valid, and until when; the link stays valid',
    body: z.object({ token: mailedToken }),
    response: single(z.object({ expires_at: timestamp })),
    errors: ['too_many_requests'],
  },
  reset: {
    method: 'POST',
    path: '/password/reset',
    summary: 'Choose a new password by a mailed link; every token of the person is revoked',
    body: resetPasswordForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
})
