import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { sendCertificateMail } from './certificate.mail.ts'
import { certificateMessages } from './certificate.messages.ts'
import { changeCertificate, lockCertificate, type CertificateRow } from './certificate.queries.ts'
import { addCredentialStatus, revokeCredentialStatus } from './credential-status.queries.ts'

type Correction = { code: string; name: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/**
 * Corrects the name on a valid certificate, once. Credentials with the old name become revoked; the page says that the name was
 * corrected, and the holder is notified (CERT-9).
 */
export function correctName(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { code, name, actor, fail }: Correction,
): Promise<CertificateRow> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const before = (await lockCertificate(db(), code)) ?? fail(404)
    if (before.state === 'revoked') fail(409, { message: certificateMessages.revoked })
    if (before.nameCorrectedAt || before.holderName === null)
      fail(409, { message: certificateMessages.alreadyCorrected })
    const now = clock()
    const after = await changeCertificate(db(), before, { holderName: name, nameCorrectedAt: now })
    await revokeCredentialStatus(db(), after.id, now)
    await addCredentialStatus(db(), after.id)
    await audit.record({
      actor,
      action: 'certificate.correct-name',
      subject: { type: 'certificate', id: after.id },
      before,
      after,
    })
    await sendCertificateMail(services, 'certificate-corrected', after.id)
    return after
  })
}
