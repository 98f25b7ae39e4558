import type { ConsentKind, ConsentSource } from '@chignon/contract/community/newsletter'
import { desc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterConsents } from '../../platform/db/schema/newsletter.ts'

/** The version of the texts beside the forms and in the privacy policy. Change it when these change. */
export const consentTextVersion = '2026-11'

/** Where and when a person acted. */
export type ConsentAct = {
  source: ConsentSource
  /** The masked network. */
  network: string | null
  now: Date
}

/** The entry of a choice about counting that differs from the one before; who never chose is counted. */
export function countingChange(before: boolean | undefined, countsOpens: boolean): ConsentKind[] {
  if ((before ?? true) === countsOpens) return []
  return [countsOpens ? 'counting-on' : 'counting-off']
}

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
