import { guardedRoles } from '@chignon/contract/platform/permission'
import { and, desc, eq, gt, inArray, lte, ne, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection, Database } from '../../platform/db/client.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { signInChallenges } from '../../platform/db/schema/second-factor.ts'
import { accessTokens, users } from '../../platform/db/schema/user.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import { hasSecondFactor } from '../secret/has-second-factor.queries.ts'
import { hashToken, newToken, tokenLifetime } from '../secret/token.ts'

// The last use of a token is written at most every five minutes, so that not every request writes.
const touchAfter = 5 * 60 * 1000

// A new token replaces the one that was unused for the longest time.
const maxTokens = 100

/** Creates a token for a user and returns it; only its hash is stored. Deletes the user's expired tokens. */
export async function grantToken(
  db: Connection,
  userId: string,
  now: Date,
  device: Partial<
    Pick<typeof accessTokens.$inferInsert, 'browser' | 'system' | 'network' | 'steppedUpAt'>
  > = {},
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + tokenLifetime)
  const older = db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.expiresAt))
    .offset(maxTokens - 1)
  await db
    .delete(accessTokens)
    .where(
      and(
        eq(accessTokens.userId, userId),
        or(lte(accessTokens.expiresAt, now), inArray(accessTokens.id, older)),
      ),
    )
  await db.insert(accessTokens).values({
    userId,
    hash: hashToken(token),
    ...device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  })
  return token
}

/** Revokes one token. */
export async function revokeToken(db: Connection, tokenId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId))
}

/** Revokes all tokens of a user except one, and sign-ins that wait for a code. */
export async function revokeOtherTokens(db: Connection, userId: string, tokenId: string): Promise<void> {
  await db.delete(accessTokens).where(and(eq(accessTokens.userId, userId), ne(accessTokens.id, tokenId)))
  await revokeChallenges(db, userId)
}

/** Revokes all tokens of a user, and sign-ins that wait for a code. */
export async function revokeTokens(db: Connection, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId))
  await revokeChallenges(db, userId)
}

// Asked only of those who need one, so that it costs the others nothing.
const hasSecondFactorIfGuarded = sql<boolean>`case when ${inArray(users.role, [...guardedRoles])}
  then ${hasSecondFactor} else false end`

// The hash is unique. A limit would be a parameter, with which PostgreSQL plans each execution.
const memberOfToken = preparedOnce('member-of-token', (db, name) =>
  db
    .select({
      tokenId: accessTokens.id,
      lastUsedAt: accessTokens.lastUsedAt,
      id: users.id,
      role: users.role,
      roleSince: users.roleSince,
      steppedUpAt: accessTokens.steppedUpAt,
      hasSecondFactor: hasSecondFactorIfGuarded,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(eq(accessTokens.hash, sql.placeholder('hash')), gt(accessTokens.expiresAt, sql.placeholder('now'))),
    )
    .prepare(name),
)

/** Creates the function that resolves a bearer token to a member. */
export function authenticator(db: Database, clock: Clock): Authenticate {
  return async (token) => {
    const now = clock()
    const [found] = await memberOfToken(db()).execute({ hash: hashToken(token), now: now.toISOString() })
    if (!found) return null
    const { lastUsedAt, roleSince, steppedUpAt, hasSecondFactor, ...member } = found
    if (now.getTime() - lastUsedAt.getTime() > touchAfter) {
      const expiresAt = new Date(now.getTime() + tokenLifetime)
      await db()
        .update(accessTokens)
        .set({ lastUsedAt: now, expiresAt })
        .where(eq(accessTokens.id, member.tokenId))
    }
    return guardedRoles.has(member.role)
      ? { ...member, guard: { roleSince, hasSecondFactor, steppedUpAt } }
      : member
  }
}

/** Notes that a session was confirmed by a passkey, a code or the password (STEP-UP-1). */
export async function noteStepUp(db: Connection, tokenId: string, now: Date): Promise<void> {
  await db.update(accessTokens).set({ steppedUpAt: now }).where(eq(accessTokens.id, tokenId))
}

/** Ends all sign-ins of a member that wait for a code. */
export async function revokeChallenges(db: Connection, userId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}
