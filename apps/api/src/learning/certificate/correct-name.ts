import type { Services } from '../../platform/services.ts'
import { amendCertificate, type Amended } from './amend-certificate.ts'
import { certificateMessages } from './certificate.messages.ts'
import type { CertificateRow } from './certificate.queries.ts'

/**
 * Corrects the name on a valid certificate, once. Credentials with the old name become revoked; the page says that the name was
 * corrected, and the holder is notified (CERT-9).
 */
export function correctName(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { name, ...amended }: Amended & { name: string },
): Promise<CertificateRow> {
  return amendCertificate(services, amended, ({ nameCorrectedAt, holderName }, now) => {
    if (nameCorrectedAt || holderName === null)
      amended.fail(409, { message: certificateMessages.alreadyCorrected })
    return {
      values: { holderName: name, nameCorrectedAt: now },
      action: 'certificate.correct-name',
      mail: 'certificate-corrected',
    }
  })
}
