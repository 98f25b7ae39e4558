import type { UserRow } from '../user/user.queries.ts'
import type { Identity } from '../../platform/identity-provider/identity-provider.ts'

/** Why an identity is not linked to the account with the same address. */
export type LinkRefusal = 'identity-unverified' | 'account-unverified'

/**
 * Why an identity may not be linked to the account with the same address; null if it may. Both must have verified the address
 * (decision 11). Otherwise an unverified identity could take over an account, or an account registered with someone else's
 * address could capture their identity.
 */
export function linkRefusalReason(
  account: Pick<UserRow, 'emailVerifiedAt'>,
  identity: Pick<Identity, 'isEmailVerified'>,
): LinkRefusal | null {
  if (!identity.isEmailVerified) return 'identity-unverified'
  return account.emailVerifiedAt === null ? 'account-unverified' : null
}
