import { and, asc, count, eq, gt, isNull, lt, lte } from '../../platform/db/drizzle.ts'
import { hashToken, newToken } from '../secret/token.ts'
import type { Connection } from '../../platform/db/client.ts'
import { passkeyChallenges, passkeys } from '../../platform/db/schema/passkey.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** How long a browser can take to create or use a passkey, in milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Creates a challenge, for a member or for a sign-in. Deletes expired ones. */
export async function grantPasskeyChallenge(
  db: Connection,
  userId: string | null,
  now: Date,
): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeLifetime)
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.insert(passkeyChallenges).values({ hash: hashToken(challenge), userId, expiresAt })
  return challenge
}

/** Uses a challenge up; false if it is unknown, used, expired, or of someone else. */
export async function consumePasskeyChallenge(
  db: Connection,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return used.length > 0
}

/** A member's passkeys, oldest first. */
export function listPasskeys(db: Connection, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), passkeys.id)
}

/** How many passkeys a member has. */
export async function countPasskeys(db: Connection, userId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return counted?.total ?? 0
}

/** A passkey by the authenticator's id of it. */
export async function findPasskey(db: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).limit(1)
  return found
}

/** Adds a passkey; undefined if it is known already. */
export async function insertPasskey(
  db: Connection,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [added] = await db.insert(passkeys).values(row).onConflictDoNothing().returning()
  return added
}

/** Stores the use of a passkey; false if it was removed, or used with a higher count in the meantime. */
export async function storeUse(
  db: Connection,
  id: string,
  { counter, isBackedUp, now }: { counter: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const stored = await db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return stored.length > 0
}

/** Renames a member's passkey; false if there is none. */
export async function renamePasskey(
  db: Connection,
  { id, userId }: { id: string; userId: string },
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Removes a member's passkey; false if there is none. */
export async function deletePasskey(db: Connection, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}
