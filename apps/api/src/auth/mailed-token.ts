import { and, eq, gt, lte } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { mailedTokens } from '../db/schema/mailed-token.ts'
import { hashToken, newToken } from './token.ts'

/** What a mailed link is for. */
export type Purpose = (typeof mailedTokens.$inferSelect)['purpose']

/** How long a mailed link works, in milliseconds: 60 minutes for a new password, 3 days to confirm an address. */
export const mailedTokenLifetime: Record<Purpose, number> = {
  'reset-password': 60 * 60_000,
  'verify-email': 3 * 24 * 60 * 60_000,
}

/** Who a token was mailed to. */
export type Mailed = Pick<typeof mailedTokens.$inferSelect, 'userId' | 'email' | 'expiresAt'>

/** Makes a token to be mailed to a person, and answers it; only its hash is kept. Earlier ones go on working. */
export async function grantMailedToken(
  db: Connection,
  person: { id: string; email: string },
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = newToken()
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now))
  await db.insert(mailedTokens).values({
    userId: person.id,
    email: person.email,
    purpose,
    hash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + mailedTokenLifetime[purpose]),
  })
  return token
}

/** Who a token was mailed to; undefined where it is used, expired or made up. It goes on working. */
export async function findMailedToken(
  db: Connection,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<Mailed | undefined> {
  const [found] = await db
    .select()
    .from(mailedTokens)
    .where(fits(token, purpose, now))
    .limit(1)
  return found
}

/** Uses a token up. Of two who use one at once, one gets undefined. */
export async function useMailedToken(
  db: Connection,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<Mailed | undefined> {
  const [used] = await db
    .delete(mailedTokens)
    .where(fits(token, purpose, now))
    .returning()
  return used
}

/** Ends all links of one purpose that a person was mailed. */
export async function revokeMailedTokens(db: Connection, userId: string, purpose: Purpose): Promise<void> {
  await db.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)))
}

function fits(token: string, purpose: Purpose, now: Date) {
  return and(
    eq(mailedTokens.hash, hashToken(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, now),
  )
}
