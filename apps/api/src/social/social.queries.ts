import { and, eq, gt, lt } from 'drizzle-orm'
import type { SocialProvider } from '@chignon/contract/social'
import { hashToken, newToken } from '../auth/token.ts'
import type { Connection } from '../db/client.ts'
import { socialAttempts, socialIdentities } from '../db/schema/social.ts'
import { users } from '../db/schema/user.ts'
import type { UserRow } from '../user/user.queries.ts'
import type { Attempt, Identity } from './identity-provider.ts'

/** How long a person may take to come back, in seconds. */
export const attemptLifetime = 600

/** Keeps an attempt and answers the handle it is taken up by. Those that ended without their use go. */
export async function keepAttempt(
  db: Connection,
  provider: SocialProvider,
  attempt: Attempt,
  now: Date,
): Promise<string> {
  const handle = newToken()
  const expiresAt = new Date(now.getTime() + attemptLifetime * 1000)
  await db.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now))
  await db.insert(socialAttempts).values({ ...attempt, provider, hash: hashToken(handle), expiresAt })
  return handle
}

/** Takes an attempt up: it is gone then, whatever comes of it. Undefined where there is none, or it is too old. */
export async function takeAttempt(
  db: Connection,
  provider: SocialProvider,
  handle: string,
  now: Date,
): Promise<Attempt | undefined> {
  const [taken] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.hash, hashToken(handle)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

type Key = Pick<Identity, 'provider' | 'subject'>

/** Finds the person an identity belongs to. */
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

/** Joins an identity to a person. Fails where it belongs to somebody already. */
export async function addIdentity(
  db: Connection,
  userId: string,
  { provider, subject }: Key,
  now: Date,
): Promise<void> {
  await db.insert(socialIdentities).values({ userId, provider, subject, createdAt: now })
}

/**
 * Takes all identities from a person: to be called when an address that was unconfirmed until then is proved by its
 * mail, for whoever joined them before need not be its owner (decision 11).
 */
export async function forgetIdentities(db: Connection, userId: string): Promise<void> {
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId))
}
