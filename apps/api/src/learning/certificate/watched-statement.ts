import { formatDuration, formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import type { CertificateContent } from '../../platform/db/schema/certificate.ts'
import { formatExtent } from './certificate-extent.ts'
import { certificatePdfMessages as messages } from './certificate-pdf.messages.ts'

/** How much of the lessons was watched, and how many were only marked as done (CERT-14); null if that was not recorded. */
export function watchedStatement(
  { duration, watchedDuration, tickedCount = 0 }: CertificateContent,
  locale: Locale,
): string | null {
  const total = formatExtent(locale, duration)
  if (watchedDuration === undefined || total === null) return null
  const watched = messages.watched(formatExtent(locale, watchedDuration) ?? formatDuration(locale, 0), total)[
    locale
  ]
  if (tickedCount === 0) return watched
  return `${watched} ${messages.ticked(formatNumber(locale, tickedCount))[locale]}`
}
