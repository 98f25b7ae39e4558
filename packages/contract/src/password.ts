import * as z from 'zod/mini'
import { messageResponse, single } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { email, mailedToken, password, samePasswords } from './form-fields.ts'
import { timestamp } from './primitives.ts'

/** Whose password is forgotten. */
export const forgotPasswordForm = z.object({ email })

/** A new password, by the token of a mailed link. */
export const resetPasswordForm = z
  .object({ token: mailedToken, password, password_confirmation: password })
  .check(samePasswords)

export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>

/**
 * A forgotten password (product.md, The provider). The link is mailed, works once and for 60 minutes; a token that is
 * used, expired or made up is 422 with `errors.token`.
 */
export const passwordEndpoints = defineEndpoints('password', {
  forgot: {
    method: 'POST',
    path: '/password/forgot',
    summary:
      'Have a link to reset one’s password mailed; the answer tells nobody whether the address has an account',
    body: forgotPasswordForm,
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  check: {
    method: 'POST',
    path: '/password/check',
    summary: 'Whether a reset link still works, and until when; it goes on working',
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
