import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'
import { StudioPage } from '../shell/studio-page.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ExamLead } from './exam-lead.tsx'
import { QuestionReview } from './question-review.tsx'
import { ReviewNotices } from './review-notices.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useExamReview } from './use-exam-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** An attempt: its answers with marks and comments, and beside them the score and the decision. */
export function ExamView({ exam }: { exam: StaffExam }) {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const review = useExamReview(exam)
  const [isDeciding, setIsDeciding] = useState(false)
  const name = exam.learner.full_name
  const isOpen = exam.state === 'submitted' && exam.learner.id !== viewer.id
  const decide = () => setIsDeciding(true)
  const { list, goTo } = useReviewKeys({ exam, session: review.session, isOpen, onDecide: decide })
  return (
    <StudioPage title={t`Exam of ${name}`} lead={<ExamLead exam={exam} />}>
      <ReviewNotices exam={exam} review={review} />
      <div className="flex flex-col gap-x-12 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start">
        <ReviewPanel exam={exam} review={review} isOpen={isOpen} onGoTo={goTo} onDecide={decide} />
        <ol ref={list} aria-label={t`Questions`} className="flex min-w-0 flex-col lg:order-first">
          {exam.questions.map((question, index) => (
            <QuestionReview
              key={question.id}
              exam={exam}
              question={question}
              position={index + 1}
              review={review}
              isOpen={isOpen}
            />
          ))}
        </ol>
      </div>
      <DecideDialog exam={exam} review={review} open={isDeciding && isOpen} onOpenChange={setIsDeciding} />
    </StudioPage>
  )
}
