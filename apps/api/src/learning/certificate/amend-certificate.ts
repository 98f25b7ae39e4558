import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { sendCertificateMail, type CertificateMailKind } from './certificate.mail.ts'
import { certificateMessages } from './certificate.messages.ts'
import {
  changeCertificate,
  lockCertificate,
  type CertificateChange,
  type CertificateRow,
} from './certificate.queries.ts'
import type { CertificateEvent } from './certificate.states.ts'
import { addCredentialStatus, revokeCredentialStatus } from './credential-status.queries.ts'

/** A certificate that staff change. */
export type Amended = { code: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

type Amendment = {
  values: CertificateChange
  /** What happens to its state. Without it the certificate stays valid. */
  event?: CertificateEvent
  action: 'certificate.revoke' | 'certificate.correct-name'
  mail: CertificateMailKind
}

/**
 * Changes a valid certificate in one transaction: the credentials issued so far become revoked, the change is in the audit log,
 * and the holder is notified. A certificate that stays valid gets a new credential.
 */
export function amendCertificate(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { code, actor, fail }: Amended,
  amend: (certificate: CertificateRow, now: Date) => Amendment,
): Promise<CertificateRow> {
  const { db, clock, audit } = services
  return db.transaction(async () => {
    const before = (await lockCertificate(db(), code)) ?? fail(404)
    if (before.state === 'revoked') fail(409, { message: certificateMessages.revoked })
    const now = clock()
    const { values, event, action, mail } = amend(before, now)
    const after = await changeCertificate(db(), before, values, event)
    await revokeCredentialStatus(db(), after.id, now)
    if (after.state === 'valid') await addCredentialStatus(db(), after.id)
    await audit.record({ actor, action, subject: { type: 'certificate', id: after.id }, before, after })
    await sendCertificateMail(services, mail, after.id)
    return after
  })
}
