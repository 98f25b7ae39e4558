import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { ReviewDrafts } from './review-drafts.ts'
import { scoreSoFar } from './score-so-far.ts'

type ExamScoreProps = { exam: StaffExam; drafts: ReviewDrafts }

/** The score by the marks so far, beside the pass mark. */
export function ExamScore({ exam, drafts }: ExamScoreProps) {
  const { t } = useLingui()
  const { number, percent } = useFormats()
  const { score, open } = scoreSoFar(exam, drafts)
  const count = exam.questions.length
  const marked = number(count - open.length)
  const [total, passMark] = [number(count), percent(exam.pass_percent)]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end justify-between gap-4">
        <p>
          <span className="block text-small text-text-muted">
            {open.length === 0 ? t`Score` : t`Score so far`}
          </span>
          <span className="headline-type block text-headline tabular-nums">
            {score === null ? '–' : percent(score)}
          </span>
        </p>
        <p className="pb-1 text-small text-text-muted">
          <Trans>Pass mark {passMark}</Trans>
        </p>
      </div>
      <ProgressBar
        label={t`Marked`}
        value={count - open.length}
        max={Math.max(1, count)}
        valueText={t`${marked} of ${total}`}
      />
    </div>
  )
}
