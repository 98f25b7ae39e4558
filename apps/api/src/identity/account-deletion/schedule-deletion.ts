import type { DeletedTexts } from '@chignon/contract/identity/account-deletion'
import { deletionDays } from '@chignon/contract/identity/identity-rules'
import { revokeTokens } from '../session/access-token.queries.ts'
import { revokeMailedTokens } from '../secret/mailed-token.queries.ts'
import type { ServicesWithoutLimits } from '../../platform/services.ts'
import { changeUser, lockUser, type UserRow } from '../user/user.queries.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Schedules the deletion of an account and ends its sessions; its subscription is cancelled by a listener. Asking again does not change the date.
 * Returns undefined if there is no such person.
 */
export async function scheduleDeletion(
  services: ServicesWithoutLimits,
  userId: string,
  texts: DeletedTexts,
): Promise<UserRow | undefined> {
  const { db, clock, mailer, accountListeners } = services
  for (const listener of accountListeners) await listener.beforeDeletionIsScheduled?.(services, userId)
  return db.transaction(async () => {
    const user = await lockUser(db(), userId)
    if (!user) return undefined
    const deletionDueAt = user.deletionDueAt ?? new Date(clock().getTime() + deletionDays * day)
    await revokeTokens(db(), userId)
    await revokeMailedTokens(db(), userId, 'delete-account')
    await mailer.enqueue({ kind: 'deletion-scheduled', to: user.email, aboutId: userId })
    return changeUser(db(), userId, { deletionDueAt, deletedTexts: texts })
  })
}
