import * as z from 'zod/mini'
import { messageResponse } from './response.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { mailedToken } from './form-fields.ts'

/**
 * Confirming one's e-mail address by a mailed link, which works once and for 3 days (product.md, The provider). A token
 * that is used, expired or made up is 422 with `errors.token`. Only the account itself may use it, another's is 409: who
 * reads the mail of an address need not be who registered it, and would vouch for a stranger's account.
 */
export const emailVerificationEndpoints = defineEndpoints('email-verification', {
  send: {
    method: 'POST',
    path: '/email-verification',
    summary: 'Have the link that confirms one’s address mailed again',
    audience: 'member',
    response: messageResponse,
    errors: ['too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/email-verification/confirm',
    summary: 'Confirm one’s address by a mailed link',
    audience: 'member',
    body: z.object({ token: mailedToken }),
    response: messageResponse,
    errors: ['conflict', 'too_many_requests'],
  },
})
