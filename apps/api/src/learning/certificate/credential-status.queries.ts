import { and, eq, gte, isNotNull, isNull, lt, max } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { credentialStatuses } from '../../platform/db/schema/certificate.ts'

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

/** The index of the entry that new credentials of a certificate refer to. */
export async function findStatusIndex(db: Connection, certificateId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ index: credentialStatuses.index })
    .from(credentialStatuses)
    .where(and(eq(credentialStatuses.certificateId, certificateId), isNull(credentialStatuses.revokedAt)))
  return found?.index
}

/** The indexes of revoked entries in a range. */
export async function listRevoked(
  db: Connection,
  { from, count }: { from: number; count: number },
): Promise<number[]> {
  const { index, revokedAt } = credentialStatuses
  const rows = await db
    .select({ index })
    .from(credentialStatuses)
    .where(and(isNotNull(revokedAt), gte(index, from), lt(index, from + count)))
    .orderBy(index)
  return rows.map((row) => row.index)
}

/** The highest index so far; -1 without certificates. */
export async function lastStatusIndex(db: Connection): Promise<number> {
  const [last] = await db.select({ index: max(credentialStatuses.index) }).from(credentialStatuses)
  return last?.index ?? -1
}
