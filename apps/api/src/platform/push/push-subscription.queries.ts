import { rolePermissions, memberRoles, type Permission } from '@chignon/contract/platform/permission'
import { and, eq, gt, inArray, isNull, ne } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { pushSubscriptions } from '../db/schema/push-subscription.ts'
import { accessTokens, users } from '../db/schema/user.ts'

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** Stores where the browser of a session receives push messages, in place of what was stored before. */
export async function upsertSubscription(
  db: Connection,
  subscription: Omit<PushSubscriptionRow, 'createdAt'>,
): Promise<void> {
  const { tokenId: _tokenId, ...values } = subscription
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.tokenId, set: values })
}

/** Deletes the subscription of a session. */
export async function deleteSubscription(db: Connection, tokenId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.tokenId, tokenId))
}

/** Whether the browser of a session receives push messages. */
export async function hasSubscription(db: Connection, tokenId: string): Promise<boolean> {
  const found = await db
    .select({ tokenId: pushSubscriptions.tokenId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.tokenId, tokenId))
  return found.length > 0
}

/** The sessions that receive push messages, of the people who have a permission; `userId` is one of them, or null for all. */
export async function listSubscribedSessions(
  db: Connection,
  { permission, userId, now }: { permission: Permission; userId: string | null; now: Date },
): Promise<string[]> {
  const roles = memberRoles.filter((role) => rolePermissions[role][permission] !== undefined)
  const rows = await db
    .select({ tokenId: pushSubscriptions.tokenId })
    .from(pushSubscriptions)
    .innerJoin(accessTokens, eq(accessTokens.id, pushSubscriptions.tokenId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(
      and(
        gt(accessTokens.expiresAt, now),
        inArray(users.role, roles),
        ne(users.role, 'learner'),
        isNull(users.deletedAt),
        userId === null ? undefined : eq(pushSubscriptions.userId, userId),
      ),
    )
    .orderBy(pushSubscriptions.tokenId)
  return rows.map(({ tokenId }) => tokenId)
}

/** Where the browser of a session receives push messages, with the language of its person; undefined once it is gone. */
export async function findSubscription(db: Connection, tokenId: string) {
  const [found] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      locale: users.locale,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.tokenId, tokenId))
  return found
}
