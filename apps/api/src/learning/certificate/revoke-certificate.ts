import type { RevocationReason } from '@chignon/contract/learning/certificate'
import type { Services } from '../../platform/services.ts'
import { amendCertificate, type Amended } from './amend-certificate.ts'
import type { CertificateRow } from './certificate.queries.ts'

/** Revokes a certificate and all its credentials, for good, and notifies its holder (CERT-8). */
export function revokeCertificate(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'mailer'>,
  { reason, ...amended }: Amended & { reason: RevocationReason },
): Promise<CertificateRow> {
  return amendCertificate(services, amended, (_certificate, now) => ({
    values: { revokedAt: now, revocationReason: reason },
    event: 'revoke',
    action: 'certificate.revoke',
    mail: 'certificate-revoked',
  }))
}
