import type { UserRow } from '../user/user.queries.ts'
import type { Identity } from './identity-provider.ts'

/** Why an identity may not be joined to the account that has its address. */
export type Objection = 'identity-unverified' | 'account-unverified'

/**
 * Whether an identity may be joined to the account that has the same address: only where both showed that the address is
 * theirs (decision 11). Else a stranger’s account could be entered with an address one merely claims, or one’s own be
 * waiting in the hands of whoever registered it first.
 */
export function linkRefusalReason(
  account: Pick<UserRow, 'emailVerifiedAt'>,
  identity: Pick<Identity, 'isEmailVerified'>,
): Objection | null {
  if (!identity.isEmailVerified) return 'identity-unverified'
  return account.emailVerifiedAt === null ? 'account-unverified' : null
}
