import type { ConsentKind } from '@chignon/contract/community/newsletter'
import { desc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterConsents } from '../../platform/db/schema/newsletter.ts'
import { consentTextVersion, type ConsentAct } from './newsletter-consent.rules.ts'

/** Adds entries to the history of a consent (NEWSLETTER-3). */
export async function recordConsent(
  db: Connection,
  subscriberId: string,
  kinds: readonly ConsentKind[],
  { source, network, now }: ConsentAct,
): Promise<void> {
  if (kinds.length === 0) return
  await db.insert(newsletterConsents).values(
    kinds.map((kind) => ({
      subscriberId,
      kind,
      source,
      network,
      at: now,
      textVersion: consentTextVersion,
    })),
  )
}

/** The history of a consent, newest first. */
export function listConsents(db: Connection, subscriberId: string) {
  return db
    .select()
    .from(newsletterConsents)
    .where(eq(newsletterConsents.subscriberId, subscriberId))
    .orderBy(desc(newsletterConsents.at), newsletterConsents.kind)
}
