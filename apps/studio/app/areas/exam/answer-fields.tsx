import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { maxExamCommentLength } from '@chignon/contract/learning/learning-rules'
import { Button } from '@chignon/ui/button'
import { NumberField } from '@chignon/ui/number-field'
import { TextareaField } from '@chignon/ui/textarea-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { commentIn, markIn, type ReviewField } from './review-drafts.ts'
import { TheirVersion } from './their-version.tsx'
import type { CommentField } from './use-review-keys.ts'
import type { ExamReview } from './use-exam-review.ts'

type AnswerFieldsProps = {
  exam: StaffExam
  question: StaffExam['questions'][number]
  answer: StaffExam['answers'][number] | undefined
  review: ExamReview
  onInsertText: (field: CommentField) => void
}

/** The mark of an answer and the comment on it. */
export function AnswerFields({
  exam,
  question: { id },
  answer,
  review: { session, drafts },
  onInsertText,
}: AnswerFieldsProps) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const commentField = useRef<HTMLTextAreaElement>(null)
  const [mark, comment] = [markIn(exam, drafts, id), commentIn(exam, drafts, id)]
  const [theirMark, theirComment] = [drafts.marks[id]?.theirs, drafts.comments[id]?.theirs]
  const counted = answer ? answer.suggested_mark : 0
  const countedText = counted === null ? null : percent(counted)
  const trackFocus = (field: ReviewField) => ({
    onFocus: () => session.setFocused(field),
    onBlur: () => session.setFocused(null),
  })
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <NumberField
          label={t`Mark`}
          unit="%"
          min={0}
          max={100}
          step={10}
          value={mark}
          onValueChange={(value) => session.change({ questionId: id, field: 'mark', value })}
          hint={mark === null && countedText !== null ? t`Counts as ${countedText}` : undefined}
          {...trackFocus({ questionId: id, field: 'mark' })}
        />
        {theirMark !== undefined && (
          <TheirVersion
            text={theirMark === null ? t`No mark` : percent(theirMark)}
            onChoose={(whose) => session.choose({ questionId: id, field: 'mark' }, whose)}
          />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <TextareaField
          ref={commentField}
          label={t`Comment`}
          rows={1}
          maxLength={maxExamCommentLength}
          dir="auto"
          value={comment}
          onValueChange={(value) => session.change({ questionId: id, field: 'comment', value })}
          {...trackFocus({ questionId: id, field: 'comment' })}
        />
        <Button
          variant="quiet"
          size="small"
          className="-ms-4 self-start"
          onClick={() => {
            if (commentField.current) onInsertText({ questionId: id, element: commentField.current })
          }}
        >
          <Trans>Insert a text</Trans>
        </Button>
        {theirComment !== undefined && (
          <TheirVersion
            text={theirComment === '' ? t`No comment` : theirComment}
            onChoose={(whose) => session.choose({ questionId: id, field: 'comment' }, whose)}
          />
        )}
      </div>
    </div>
  )
}
