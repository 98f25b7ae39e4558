import type { Locale } from '@chignon/contract/platform/locale'
import type { ConsentSource } from '@chignon/contract/community/newsletter'
import { and, eq, gt, lte } from '../../platform/db/drizzle.ts'
import { hashToken, newToken } from '../../identity/secret/token.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterRequests } from '../../platform/db/schema/newsletter.ts'
import { consentTextVersion } from './newsletter-consent.rules.ts'

/** What a person requests. */
export type NewsletterRequest = {
  email: string
  /** The member who asks, if it is one. */
  userId?: string
  locale: Locale
  countsOpens: boolean
  source: ConsentSource
  network: string | null
}

/** Stores a request and returns its id. */
export async function insertRequest(
  db: Connection,
  request: NewsletterRequest,
  times: { createdAt: Date; expiresAt: Date },
): Promise<string | undefined> {
  const [stored] = await db
    .insert(newsletterRequests)
    .values({ ...request, textVersion: consentTextVersion, ...times })
    .returning({ id: newsletterRequests.id })
  return stored?.id
}

/** Finds a request that can still be confirmed. */
export async function findRequest(db: Connection, id: string, now: Date) {
  const [found] = await db
    .select()
    .from(newsletterRequests)
    .where(and(eq(newsletterRequests.id, id), gt(newsletterRequests.expiresAt, now)))
  return found
}

/** Whether a mail to an address asks to confirm the newsletter. */
export async function hasRequest(db: Connection, email: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: newsletterRequests.id })
    .from(newsletterRequests)
    .where(and(eq(newsletterRequests.email, email), gt(newsletterRequests.expiresAt, now)))
    .limit(1)
  return found.length > 0
}

/** Creates the token of a request; only its hash is stored. */
export async function grantRequestToken(db: Connection, id: string): Promise<string> {
  const token = newToken()
  await db
    .update(newsletterRequests)
    .set({ hash: hashToken(token) })
    .where(eq(newsletterRequests.id, id))
  return token
}

/** Uses a token up, deletes all requests of its address and returns its request. Of two simultaneous uses, one gets undefined. */
export async function consumeRequest(db: Connection, token: string, now: Date) {
  const [used] = await db
    .delete(newsletterRequests)
    .where(and(eq(newsletterRequests.hash, hashToken(token)), gt(newsletterRequests.expiresAt, now)))
    .returning()
  if (used) await withdrawRequests(db, used.email)
  return used
}

/** Deletes the requests of an address, so that their links no longer work. */
export async function withdrawRequests(db: Connection, email: string): Promise<void> {
  await db.delete(newsletterRequests).where(eq(newsletterRequests.email, email))
}

/** Deletes the requests that were not confirmed in time. */
export async function deleteExpiredRequests(db: Connection, now: Date): Promise<void> {
  await db.delete(newsletterRequests).where(lte(newsletterRequests.expiresAt, now))
}
