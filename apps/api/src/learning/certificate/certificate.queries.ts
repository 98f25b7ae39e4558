import { and, eq, getTableColumns } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { users } from '../../platform/db/schema/user.ts'
import { certificateStates, type CertificateEvent } from './certificate.states.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** Finds a certificate by its code. */
export async function findCertificate(db: Connection, code: string): Promise<CertificateRow | undefined> {
  const [found] = await db.select().from(certificates).where(eq(certificates.code, code))
  return found
}

/** Loads a certificate with `SELECT … FOR UPDATE`. */
export async function lockCertificate(db: Connection, code: string): Promise<CertificateRow | undefined> {
  const [locked] = await db.select().from(certificates).where(eq(certificates.code, code)).for('update')
  return locked
}

/** Finds a certificate and its holder's language for a mail; undefined once the person was anonymised. */
export async function findMailedCertificate(db: Connection, id: string) {
  const [found] = await db
    .select({ ...getTableColumns(certificates), firstName: users.firstName, locale: users.locale })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, id))
  return found?.holderName == null ? undefined : found
}

/** The columns of a certificate that staff change. */
export type CertificateChange = Partial<
  Pick<CertificateRow, 'holderName' | 'nameCorrectedAt' | 'revokedAt' | 'revocationReason'>
>

/** Changes a certificate, which must be locked, and returns it. */
export async function changeCertificate(
  db: Connection,
  { id, state }: Pick<CertificateRow, 'id' | 'state'>,
  values: CertificateChange,
  event?: CertificateEvent,
): Promise<CertificateRow> {
  const [changed] = await db
    .update(certificates)
    .set({ ...values, ...(event ? { state: certificateStates.next(state, event) } : {}) })
    .where(and(eq(certificates.id, id), eq(certificates.state, state)))
    .returning()
  if (!changed) throw new Error(`the certificate ${id} was changed without a lock`)
  return changed
}

/** Shares a certificate of a person, or no longer; undefined if they have none with this code. */
export async function setShared(
  db: Connection,
  { code, userId }: { code: string; userId: string },
  isShared: boolean,
): Promise<CertificateRow | undefined> {
  const [changed] = await db
    .update(certificates)
    .set({ isShared })
    .where(and(eq(certificates.code, code), eq(certificates.userId, userId)))
    .returning()
  return changed
}

/** Stores a certificate and returns its id; undefined if it was awarded before. */
export async function insertCertificate(
  db: Connection,
  values: typeof certificates.$inferInsert,
): Promise<string | undefined> {
  const [awarded] = await db
    .insert(certificates)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: certificates.id })
  return awarded?.id
}

/** The address of the holder of a certificate, and whether the account was deleted. */
export async function findHolder(db: Connection, id: string) {
  const [holder] = await db
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, id))
  return holder
}
