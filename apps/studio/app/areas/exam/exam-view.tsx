import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StudioPage } from '../shell/studio-page.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { useDialog } from '../../lib/use-dialog.ts'
import { ExamLead } from './exam-lead.tsx'
import { ExamNotes } from './exam-notes.tsx'
import { ExamTexts } from './exam-texts.tsx'
import { PhotographView } from './photograph-view.tsx'
import { QuestionReview } from './question-review.tsx'
import { ReviewNotices } from './review-notices.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useClaimEnds } from './use-claim-ends.ts'
import { useExamClaim } from './use-exam-claim.ts'
import { useExamReview } from './use-exam-review.ts'
import { usePhotographs } from './use-photographs.ts'
import { useReviewKeys, type CommentField } from './use-review-keys.ts'

/** An attempt: its answers with marks and comments, and beside them the score and the decision. */
export function ExamView({ exam }: { exam: StaffExam }) {
  const { t } = useLingui()
  const review = useExamReview(exam)
  const [isDeciding, setIsDeciding] = useState(false)
  const name = exam.learner.full_name
  const claim = useExamClaim(exam)
  useClaimEnds(exam.claim ? [exam.claim.ends_at] : [])
  const isOpen = claim.isHeld
  const decide = () => setIsDeciding(true)
  const texts = useDialog()
  const [comment, setComment] = useState<CommentField | null>(null)
  const insertText = (field: CommentField) => {
    setComment(field)
    texts.show()
  }
  const photographs = usePhotographs(review, isOpen)
  const { list, goTo } = useReviewKeys({
    exam,
    session: review.session,
    isOpen,
    onDecide: decide,
    onInsertText: insertText,
    photographs,
  })
  return (
    <StudioPage title={t`Exam of ${name}`} lead={<ExamLead exam={exam} />}>
      <ReviewNotices exam={exam} review={review} claim={claim} />
      <div className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
        <ReviewPanel exam={exam} review={review} isOpen={isOpen} onGoTo={goTo} onDecide={decide} />
        <div className="flex min-w-0 flex-col gap-8 lg:order-first">
          {claim.isOthers && <ExamNotes exam={exam} />}
          <ol ref={list} aria-label={t`Questions`} className="flex min-w-0 flex-col">
            {exam.questions.map((question, index) => (
              <QuestionReview
                key={question.id}
                exam={exam}
                question={question}
                position={index + 1}
                review={review}
                isOpen={isOpen}
                onInsertText={insertText}
                photographs={photographs}
              />
            ))}
          </ol>
        </div>
      </div>
      <PhotographView exam={exam} photographs={photographs} />
      <ExamTexts
        key={texts.key}
        open={texts.open && isOpen}
        field={comment?.element ?? null}
        onClose={texts.close}
        onInsert={(value) => {
          if (comment) review.session.change({ questionId: comment.questionId, field: 'comment', value })
        }}
      />
      <DecideDialog exam={exam} review={review} open={isDeciding && isOpen} onOpenChange={setIsDeciding} />
    </StudioPage>
  )
}
