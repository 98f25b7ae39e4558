import { expect, test } from 'vitest'
import { testNow } from '../testing/now.ts'
import { objectionToLink } from './social.policy.ts'

test.each([
  [testNow, true, null],
  [testNow, false, 'identity-unverified'],
  [null, true, 'account-unverified'],
  [null, false, 'identity-unverified'],
])(
  'an account confirmed at %s, and an identity confirmed: %s',
  (emailVerifiedAt, isEmailVerified, objection) => {
    expect(objectionToLink({ emailVerifiedAt }, { isEmailVerified })).toBe(objection)
  },
)
