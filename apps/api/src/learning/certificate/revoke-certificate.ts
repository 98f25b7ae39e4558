import type { RevocationReason } from '@chignon/contract/learning/certificate'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { sendCertificateMail } from './certificate.mail.ts'
import { certificateMessages } from './certificate.messages.ts'
import { changeCertificate, lockCertificate, type CertificateRow } from './certificate.queries.ts'
import { certificateStates } from './certificate.states.ts'
import { revokeCredentialStatus } from './credential-status.queries.ts'

type Revoke = { code: string; reason: RevocationReason; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/** Revokes a certificate and all its credentials, for good, and notifies its holder (CERT-8). */
export function revokeCertificate(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { code, reason, actor, fail }: Revoke,
): Promise<CertificateRow> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const before = (await lockCertificate(db(), code)) ?? fail(404)
    if (!certificateStates.can(before.state, 'revoke')) fail(409, { message: certificateMessages.revoked })
    const values = { revokedAt: clock(), revocationReason: reason }
    const after = await changeCertificate(db(), before, values, 'revoke')
    await revokeCredentialStatus(db(), after.id, values.revokedAt)
    await audit.record({
      actor,
      action: 'certificate.revoke',
      subject: { type: 'certificate', id: after.id },
      before,
      after,
    })
    await sendCertificateMail(services, 'certificate-revoked', after.id)
    return after
  })
}
