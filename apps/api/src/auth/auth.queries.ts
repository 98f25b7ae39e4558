import { and, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm'
import type { Connection, Database } from '../db/client.ts'
import type { Clock } from '../clock.ts'
import { accessTokens, users } from '../db/schema/user.ts'
import type { Authenticate } from '../http/viewer.ts'
import type { UserRow } from '../user/user.queries.ts'
import { hashToken, newToken, tokenLifetime } from './token.ts'

// A token's expiry is extended at most once a day, so that not every request writes.
const extendAfter = 24 * 60 * 60 * 1000

// A new token replaces the one that was unused for the longest time.
const maxTokens = 100

/** Creates a token for a user and returns it; only its hash is stored. Deletes the user's expired tokens. */
export async function grantToken(db: Connection, userId: string, now: Date): Promise<string> {
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
  await db.insert(accessTokens).values({ userId, hash: hashToken(token), createdAt: now, expiresAt })
  return token
}

/** Revokes one token. */
export async function revokeToken(db: Connection, tokenId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.id, tokenId))
}

/** Revokes all tokens of a user except one. */
export async function revokeOtherTokens(db: Connection, userId: string, tokenId: string): Promise<void> {
  await db.delete(accessTokens).where(and(eq(accessTokens.userId, userId), ne(accessTokens.id, tokenId)))
}

/** Revokes all tokens of a user. */
export async function revokeTokens(db: Connection, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId))
}

/** Inserts a user. Fails with a unique violation if the e-mail address is taken. */
export async function createUser(
  db: Connection,
  person: Pick<UserRow, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'locale' | 'createdAt'> &
    Partial<Pick<UserRow, 'emailVerifiedAt'>>,
): Promise<UserRow> {
  const [created] = await db.insert(users).values(person).returning()
  if (!created) throw new Error('insert returned no row')
  return created
}

/** Creates the function that resolves a bearer token to a member. */
export function authenticator(db: Database, clock: Clock): Authenticate {
  return async (token) => {
    const now = clock()
    const [found] = await db()
      .select({ tokenId: accessTokens.id, expiresAt: accessTokens.expiresAt, id: users.id, role: users.role })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.userId))
      .where(and(eq(accessTokens.hash, hashToken(token)), gt(accessTokens.expiresAt, now)))
      .limit(1)
    if (!found) return null
    const { expiresAt, ...member } = found
    const extended = new Date(now.getTime() + tokenLifetime)
    if (extended.getTime() - expiresAt.getTime() > extendAfter) {
      await db().update(accessTokens).set({ expiresAt: extended }).where(eq(accessTokens.id, member.tokenId))
    }
    return member
  }
}
