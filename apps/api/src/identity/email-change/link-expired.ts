import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'

/** Ends the call as that of a link which is used, expired or invented. */
export function linkExpired(fail: Fail<'invalid'>): never {
  fail(422, {
    message: mailedTokenMessages.linkExpired,
    errors: { token: [mailedTokenMessages.linkExpired] },
  })
}
