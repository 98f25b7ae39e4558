import { expect, test } from 'vitest'
import { testNow } from '../../testing/test-now.ts'
import { linkRefusalReason } from './social.rules.ts'

test.each([
  [testNow, true, null],
  [testNow, false, 'identity-unverified'],
  [null, true, 'account-unverified'],
  [null, false, 'identity-unverified'],
])(
  'an account verified at %s and an identity with isEmailVerified %s: %s',
  (emailVerifiedAt, isEmailVerified, reason) => {
    expect(linkRefusalReason({ emailVerifiedAt }, { isEmailVerified })).toBe(reason)
  },
)
