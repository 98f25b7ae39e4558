import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'

/** Ends the call with the error of a link that is used, expired or unknown. */
export function linkExpired(fail: Fail<'invalid'>): never {
  fail(422, {
    message: mailedTokenMessages.linkExpired,
    errors: { token: [mailedTokenMessages.linkExpired] },
  })
}
