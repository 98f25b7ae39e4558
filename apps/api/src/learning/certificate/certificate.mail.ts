import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Services } from '../../platform/services.ts'
import { findHolder } from './certificate.queries.ts'

/** The kinds of mail about a certificate. */
export type CertificateMailKind = Extract<MailKind, `certificate-${string}`>

/** Mails the holder of a certificate about it, in the current transaction. */
export async function sendCertificateMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  kind: CertificateMailKind,
  certificateId: string,
): Promise<void> {
  const holder = await findHolder(db(), certificateId)
  if (!holder) throw new Error(`there is no certificate ${certificateId}`)
  if (!holder.deletedAt) await mailer.enqueue({ kind, to: holder.email, aboutId: certificateId })
}
