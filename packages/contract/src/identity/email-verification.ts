import * as z from 'zod/mini'
import { messageResponse } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { mailedToken } from './form-fields.ts'

/**
 * Confirmation of an e-mail address by a mailed link, which works once and for 3 days (VERIFY-1). A used, expired or
 * invented token is 422 with `errors.token`; a link of another account is 409 (VERIFY-2), because the reader of a mailbox
 * is not always the person who registered its address and must not confirm a stranger's account.
 */
export const emailVerificationEndpoints = defineEndpoints('email-verification', {
  send: {
    method: 'POST',
    path: '/email-verification',
    summary: 'Mail the confirmation link again',
    audience: 'member',
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/email-verification/confirm',
    summary: 'Confirm an e-mail address by a mailed link',
    audience: 'member',
    body: z.object({ token: mailedToken }),
    response: messageResponse,
    errors: ['conflict', 'too_many_requests'],
  },
})
