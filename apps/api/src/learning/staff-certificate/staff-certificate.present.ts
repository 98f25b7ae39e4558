import type { ListedCertificate } from '@chignon/contract/learning/staff-certificate'
import type { Locale } from '@chignon/contract/platform/locale'
import { groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { textIn } from '../certificate/certificate.present.ts'
import type { CertificateRow } from '../certificate/certificate.queries.ts'

export function presentListed(row: CertificateRow, locale: Locale): ListedCertificate {
  return {
    id: row.id,
    code: groupCertificateCode(row.code),
    state: row.state,
    tier: row.tier,
    title: textIn(row.content.title, locale),
    holder: row.holderName === null ? null : { id: row.userId, full_name: row.holderName },
    earned_at: row.earnedAt.toISOString(),
    name_corrected_at: row.nameCorrectedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    revocation_reason: row.revocationReason,
  }
}
