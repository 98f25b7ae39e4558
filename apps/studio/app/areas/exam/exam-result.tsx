import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Banner } from '@chignon/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { TypedText } from '../../lib/typed-text.tsx'

/** Who decided what. */
export function ExamResult({ exam }: { exam: StaffExam }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const isApproved = exam.state === 'approved'
  const name = exam.reviewed_by?.full_name
  const day = exam.reviewed_at === null ? undefined : date(exam.reviewed_at)
  const title = isApproved ? t`This exam was passed` : t`This exam was not passed`
  return (
    <Banner tone={isApproved ? 'success' : 'neutral'} title={title}>
      {name !== undefined && (
        <p>
          <Trans>
            Decided by <bdi>{name}</bdi>
          </Trans>
          {day !== undefined && <span> · {day}</span>}
        </p>
      )}
      {exam.comment !== null && (
        <TypedText className="mt-2 whitespace-pre-line text-text">{exam.comment}</TypedText>
      )}
    </Banner>
  )
}
