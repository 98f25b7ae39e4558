import type { DeletedTexts } from '@chignon/contract/identity/account-deletion'
import { deletionDays } from '@chignon/contract/identity/identity-rules'
import { revokeTokens } from '../auth/auth.queries.ts'
import { revokeMailedTokens } from '../auth/mailed-token.ts'
import type { Services } from '../../platform/services.ts'
import { cancelSubscription } from '../../commerce/subscription/change-subscription.ts'
import { findNewestSubscription } from '../../commerce/subscription/running-subscription.queries.ts'
import { changeUser, lockUser, type UserRow } from '../user/user.queries.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Schedules the deletion of an account, ends its sessions and cancels its subscription. Asking again does not change the date.
 * Returns undefined if there is no such person.
 */
export async function scheduleDeletion(
  services: Services,
  userId: string,
  texts: DeletedTexts,
): Promise<UserRow | undefined> {
  const { db, clock, mailer } = services
  await cancelRunningSubscription(services, userId)
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

async function cancelRunningSubscription(services: Services, userId: string): Promise<void> {
  const newest = await findNewestSubscription(services.db(), userId, 'en')
  if (!newest || newest.subscription.state === 'ended') return
  await cancelSubscription(services, {
    userId,
    // It has ended in the meantime.
    fail: () => {
      throw new Error('The subscription could not be cancelled.')
    },
  })
}
