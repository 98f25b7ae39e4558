import { and, eq, gt, lt } from '../../platform/db/drizzle.ts'
import type { SocialProvider } from '@chignon/contract/identity/social'
import { hashToken, newToken } from '../secret/token.ts'
import type { Connection } from '../../platform/db/client.ts'
import { socialAttempts, socialIdentities } from '../../platform/db/schema/social.ts'
import { users } from '../../platform/db/schema/user.ts'
import type { UserRow } from '../user/user.queries.ts'
import type { Attempt, Identity } from '../../platform/identity-provider/identity-provider.ts'

/** How long an attempt to sign in is valid, in seconds. */
export const attemptLifetime = 600

/** Stores an attempt and returns the token it is found by. Deletes expired attempts. */
export async function createAttempt(
  db: Connection,
  provider: SocialProvider,
  attempt: Attempt,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + attemptLifetime * 1000)
  await db.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now))
  await db.insert(socialAttempts).values({ ...attempt, provider, hash: hashToken(token), expiresAt })
  return token
}

/** Deletes an attempt and returns it, so that it is used once; undefined if it is unknown or expired. */
export async function takeAttempt(
  db: Connection,
  provider: SocialProvider,
  token: string,
  now: Date,
): Promise<Attempt | undefined> {
  const [taken] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.hash, hashToken(token)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

type Key = Pick<Identity, 'provider' | 'subject'>

/** The user an identity is linked to. */
export async function findUserByIdentity(
  db: Connection,
  { provider, subject }: Key,
): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
    .limit(1)
  return found?.user
}

/** Links an identity to a user. Fails if it is already linked. */
export async function addIdentity(
  db: Connection,
  userId: string,
  { provider, subject }: Key,
  now: Date,
): Promise<void> {
  await db.insert(socialIdentities).values({ userId, provider, subject, createdAt: now })
}

/**
 * Deletes a user's linked identities. Call it when a mailed link proves an address that was unverified so far: an identity
 * linked before may belong to someone else (decision 11).
 */
export async function deleteIdentities(db: Connection, userId: string): Promise<void> {
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId))
}
