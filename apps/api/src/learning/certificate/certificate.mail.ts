import { eq } from '../../platform/db/drizzle.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { users } from '../../platform/db/schema/user.ts'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Services } from '../../platform/services.ts'

/** The kinds of mail about a certificate. */
export type CertificateMailKind = Extract<MailKind, `certificate-${string}`>

/** Mails the holder of a certificate about it, in the current transaction. */
export async function sendCertificateMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  kind: CertificateMailKind,
  certificateId: string,
): Promise<void> {
  const [holder] = await db()
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, certificateId))
  if (!holder) throw new Error(`there is no certificate ${certificateId}`)
  if (!holder.deletedAt) await mailer.enqueue({ kind, to: holder.email, aboutId: certificateId })
}
