import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { storedComment, type ReviewDrafts } from './review-drafts.ts'
import { countedMark } from './score-so-far.ts'
import type { ExamReview } from './use-exam-review.ts'

type MarkedAnswerProps = { exam: StaffExam; questionId: string; review: ExamReview }

const noDrafts: ReviewDrafts = { marks: {}, comments: {}, drawings: {} }

/** The mark and the comment once the result is online, and what could not be saved before. */
export function MarkedAnswer({ exam, questionId, review: { drafts, session } }: MarkedAnswerProps) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const mark = countedMark(exam, noDrafts, questionId)
  const comment = storedComment(exam, questionId)
  const unsaved = [drafts.marks[questionId], drafts.comments[questionId]].flatMap((draft) =>
    draft && !draft.isSaved && draft.value !== null && draft.value !== '' ? [draft.value] : [],
  )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small">
        <span className="text-text-muted">{t`Mark`}</span>{' '}
        <span className="font-medium tabular-nums">{mark === null ? '–' : percent(mark)}</span>
      </p>
      {comment !== '' && (
        <TypedText className="max-w-prose border-s-2 border-accent ps-4 whitespace-pre-line">
          {comment}
        </TypedText>
      )}
      {unsaved.length > 0 && (
        <div className="flex flex-col items-start gap-2 border-s-2 border-warning ps-4 text-small">
          <p className="text-text-muted">
            <Trans>You typed this, and it was not saved:</Trans>
          </p>
          {unsaved.map((value) => (
            <TypedText key={value} className="whitespace-pre-line">
              {typeof value === 'number' ? percent(value) : value}
            </TypedText>
          ))}
          <Button size="small" variant="secondary" onClick={session.forget}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
