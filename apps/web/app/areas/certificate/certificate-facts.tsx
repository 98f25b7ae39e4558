import { DescriptionList } from '@chignon/ui/description-list'
import type { VerifiedCertificate } from '@chignon/contract/certificate'
import { Plural, Trans } from '@lingui/react/macro'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageLink } from '../site/page-link.tsx'
import { useCertificateKind } from './use-certificate-kind.ts'

/** Everything that a certificate says, for comparing it with a printed one. */
export function CertificateFacts({ certificate }: { certificate: VerifiedCertificate }) {
  const { date, duration, comma } = useFormats()
  const { holder_id, holder_name, courses, lesson_count, educators, started_at, earned_at } = certificate
  const wholeMinutes = (seconds: number) => duration(Math.max(60, Math.round(seconds / 60) * 60))
  const item = (id: string, term: React.ReactNode, description: React.ReactNode) => ({
    id,
    term,
    description,
  })
  const name = <bdi>{holder_name ?? <Trans>Former member</Trans>}</bdi>
  const holder = holder_id ? <PageLink to={`/users/${holder_id}`}>{name}</PageLink> : name
  return (
    <DescriptionList
      items={[
        item('holder', <Trans>Awarded to</Trans>, holder),
        item('title', useCertificateKind(certificate.tier), certificate.title),
        ...(courses.length > 0
          ? [
              item(
                'courses',
                <Trans>Courses</Trans>,
                <ul role="list" className="grid gap-1">
                  {courses.map((course) => (
                    <li key={course.name}>
                      {course.name}
                      {course.duration > 0 && (
                        <span className="text-text-muted"> · {wholeMinutes(course.duration)}</span>
                      )}
                    </li>
                  ))}
                </ul>,
              ),
            ]
          : []),
        ...(lesson_count > 0
          ? [
              item(
                'lessons',
                <Trans>Lessons</Trans>,
                <>
                  <Plural value={lesson_count} one="# lesson" other="# lessons" />
                  {certificate.duration > 0 && ` · ${wholeMinutes(certificate.duration)}`}
                </>,
              ),
            ]
          : []),
        ...(educators.length > 0
          ? [
              item(
                'educators',
                <Trans context="certificate">Taught by</Trans>,
                <bdi>{educators.join(comma)}</bdi>,
              ),
            ]
          : []),
        item('started', <Trans>Studied from</Trans>, date(started_at)),
        item('earned', <Trans>Awarded on</Trans>, date(earned_at)),
        item('academy', <Trans>Awarded by</Trans>, certificate.academy),
        item('code', <Trans>Code</Trans>, <bdi dir="ltr">{certificate.code}</bdi>),
      ]}
    />
  )
}
