import { emailUndoDays } from '@chignon/contract/identity/identity-rules'
import { and, eq, gt, inArray, lte } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { mailedTokens } from '../../platform/db/schema/mailed-token.ts'
import { hashToken, newToken } from './token.ts'

/** The purpose of a mailed link. */
export type Purpose = (typeof mailedTokens.$inferSelect)['purpose']

/** How long a mailed link is valid, in milliseconds. */
export const mailedTokenLifetime: Record<Purpose, number> = {
  'reset-password': 60 * 60_000,
  'verify-email': 3 * 24 * 60 * 60_000,
  'delete-account': 60 * 60_000,
  'change-email': 24 * 60 * 60_000,
  'undo-email-change': emailUndoDays * 24 * 60 * 60_000,
}

/** The recipient of a mailed token. */
export type MailedTokenRecipient = Pick<typeof mailedTokens.$inferSelect, 'userId' | 'email' | 'expiresAt'>

/** Creates a token to be mailed to a user and returns it; only its hash is stored. Earlier tokens stay valid. */
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

/** The recipient of a token; undefined if it is used, expired or unknown. Does not use the token up. */
export async function findMailedToken(
  db: Connection,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<MailedTokenRecipient | undefined> {
  const [found] = await db
    .select()
    .from(mailedTokens)
    .where(isValidToken(token, purpose, now))
    .limit(1)
  return found
}

/** Uses a token up and returns its recipient. Of two simultaneous uses, one gets undefined. */
export async function consumeMailedToken(
  db: Connection,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<MailedTokenRecipient | undefined> {
  const [used] = await db
    .delete(mailedTokens)
    .where(isValidToken(token, purpose, now))
    .returning()
  return used
}

/** Revokes all links of some purposes that were mailed to a user. */
export async function revokeMailedTokens(
  db: Connection,
  userId: string,
  ...purposes: Purpose[]
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), inArray(mailedTokens.purpose, purposes)))
}

function isValidToken(token: string, purpose: Purpose, now: Date) {
  return and(
    eq(mailedTokens.hash, hashToken(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, now),
  )
}
