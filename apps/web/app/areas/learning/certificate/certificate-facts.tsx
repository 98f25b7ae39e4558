import { DescriptionList } from '@chignon/ui/description-list'
import type { VerifiedCertificate } from '@chignon/contract/learning/certificate'
import { Plural, Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'
import { useCertificateKind } from './use-certificate-kind.ts'

/** Everything that a certificate says, for comparing it with a printed one. */
export function CertificateFacts({ certificate }: { certificate: VerifiedCertificate }) {
  const { date, comma } = useFormats()
  const wholeMinutes = useWholeMinutes()
  const { holder_id, holder_name, courses, lesson_count, educators, started_at, earned_at } = certificate
  const item = (id: string, term: React.ReactNode, description: React.ReactNode) => ({
    id,
    term,
    description,
  })
  const name = (
    <bdi>
      {holder_name ?? (
        <span>
          <Trans>Former member</Trans>
        </span>
      )}
    </bdi>
  )
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
                  {certificate.duration > 0 && <span>{` · ${wholeMinutes(certificate.duration)}`}</span>}
                </>,
              ),
            ]
          : []),
        ...(certificate.watched_duration !== null && certificate.duration > 0
          ? [item('watched', <Trans>Watched</Trans>, <Watched certificate={certificate} />)]
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

/** How much of the lessons was watched, and how many were only marked as done (CERT-14). */
function Watched({ certificate }: { certificate: VerifiedCertificate }) {
  const wholeMinutes = useWholeMinutes()
  const total = wholeMinutes(certificate.duration)
  const watched = wholeMinutes(certificate.watched_duration ?? 0)
  const ticked = certificate.ticked_count ?? 0
  return (
    <>
      <Trans>
        {watched} of {total}
      </Trans>
      {ticked > 0 && (
        <span className="block text-text-muted">
          <Plural
            value={ticked}
            one="# lesson was marked as done by the learner."
            other="# lessons were marked as done by the learner."
          />
        </span>
      )}
    </>
  )
}

// Nothing, or at least a minute.
function useWholeMinutes() {
  const { duration } = useFormats()
  return (seconds: number) => duration(seconds === 0 ? 0 : Math.max(60, Math.round(seconds / 60) * 60))
}
