import type { AccountDeletion } from '@chignon/contract/identity/account-deletion'
import type { UserRow } from '../user/user.queries.ts'

/** The state of the deletion of an account. */
export function presentAccountDeletion({
  deletionDueAt,
  passwordHash,
}: Pick<UserRow, 'deletionDueAt' | 'passwordHash'>): AccountDeletion {
  return { due_at: deletionDueAt?.toISOString() ?? null, has_password: passwordHash !== null }
}
