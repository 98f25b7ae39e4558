import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { credentialStatuses } from '../db/schema/certificate.ts'

/** Adds the entry of the status lists that the credentials of a certificate refer to. */
export async function addCredentialStatus(db: Connection, certificateId: string): Promise<void> {
  await db.insert(credentialStatuses).values({ certificateId })
}

/** Revokes the credentials that were issued for a certificate so far (CERT-11). */
export async function revokeCredentialStatus(
  db: Connection,
  certificateId: string,
  now: Date,
): Promise<void> {
  await db
    .update(credentialStatuses)
    .set({ revokedAt: now })
    .where(and(eq(credentialStatuses.certificateId, certificateId), isNull(credentialStatuses.revokedAt)))
}
