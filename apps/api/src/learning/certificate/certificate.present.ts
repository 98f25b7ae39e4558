import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'
import type { Locale } from '@chignon/contract/platform/locale'
import { localeOf, type Localized } from '@chignon/contract/platform/localized'
import type { Viewer } from '../../platform/http/viewer.ts'
import { groupCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { certificatePdfMessages as messages } from './certificate-pdf.messages.ts'
import { isHolder } from './certificate.policy.ts'
import type { CertificateRow } from './certificate.queries.ts'

/** Maps a certificate to its public page. */
export function presentCertificate(
  row: CertificateRow,
  { locale, viewer, hasStrand }: { locale: Locale; viewer: Viewer; hasStrand: boolean },
): VerifiedCertificate {
  const { content } = row
  return {
    code: groupCertificateCode(row.code),
    state: row.state,
    tier: row.tier,
    title: textIn(content.title, locale),
    holder_name: row.holderName,
    holder_id: row.holderName === null ? null : row.userId,
    courses: content.courses.map(({ name, duration, lessonCount }) => ({
      name: textIn(name, locale),
      duration,
      lesson_count: lessonCount,
    })),
    has_exam: hasExam(row),
    is_by_hand: content.isByHand ?? false,
    duration: content.duration,
    lesson_count: content.lessonCount,
    watched_duration: content.watchedDuration ?? null,
    ticked_count: content.tickedCount ?? null,
    educators: content.educators,
    academy: content.academy,
    started_at: content.startedAt,
    earned_at: row.earnedAt.toISOString(),
    name_corrected_at: row.nameCorrectedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    revocation_reason: row.revocationReason,
    has_strand: hasStrand,
    is_shared: row.isShared,
    is_own: isHolder(viewer, row),
  }
}

/** Whether an exam was passed for a certificate. */
export function hasExam({ tier, content }: Pick<CertificateRow, 'tier' | 'content'>): boolean {
  return content.hasExam ?? tier === 'gold'
}

/** What a certificate was awarded for, as the PDF and the credential say it. */
export function reasonOf(certificate: Pick<CertificateRow, 'tier' | 'content'>): Localized {
  const { tier, content } = certificate
  if (content.isByHand) return messages.byHand
  return tier === 'gold' && !hasExam(certificate) ? messages.goldWithoutExam : messages[tier]
}

/** A text of a certificate in a language. */
export function textIn(texts: Localized, locale: Locale): string {
  return texts[localeOf(texts, locale)] ?? ''
}
