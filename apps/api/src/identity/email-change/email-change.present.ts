import type { EmailChange } from '@chignon/contract/identity/email-change'
import { mailedTokenLifetime } from '../secret/mailed-token.queries.ts'
import type { UserRow } from '../user/user.queries.ts'
import type { EmailChangeRow } from './email-change.queries.ts'

/** The address of an account and its pending change. */
export function presentEmailChange(
  user: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  pending: EmailChangeRow | undefined,
  proof: Pick<EmailChange, 'proof' | 'is_proven'>,
  now: Date,
): EmailChange {
  const expiresAt = pending && new Date(pending.createdAt.getTime() + mailedTokenLifetime['change-email'])
  return {
    email: user.email,
    is_verified: user.emailVerifiedAt !== null,
    pending:
      pending && expiresAt && expiresAt > now
        ? { email: pending.newEmail, expires_at: expiresAt.toISOString() }
        : null,
    ...proof,
  }
}
