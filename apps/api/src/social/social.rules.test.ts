import { expect, test } from 'vitest'
import { testNow } from '../testing/test-now.ts'
import { linkRefusalReason } from './social.rules.ts'

test.each([
  [testNow, true, null],
  [testNow, false, 'identity-unverified'],
  [null, true, 'account-unverified'],
  [null, false, 'identity-unverified'],
])(
  'an account confirmed at %s, and an identity confirmed: %s',
  (emailVerifiedAt, isEmailVerified, objection) => {
    expect(linkRefusalReason({ emailVerifiedAt }, { isEmailVerified })).toBe(objection)
  },
)
