import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeysPopover } from '../shell/keys-popover.tsx'
import { ExamScore } from './exam-score.tsx'
import { NextExam } from './next-exam.tsx'
import { QuestionOutline } from './question-outline.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { SaveState } from './save-state.tsx'
import type { ExamReview } from './use-exam-review.ts'
import { useReviewKeyList } from './use-review-key-list.ts'

type ReviewPanelProps = {
  exam: StaffExam
  review: ExamReview
  isOpen: boolean
  onGoTo: (index: number) => void
  onDecide: () => void
}

/** The score, the way to each question, and the decision; after it, the way to the next exam. */
export function ReviewPanel({ exam, review, isOpen, onGoTo, onDecide }: ReviewPanelProps) {
  const { t } = useLingui()
  const keys = useReviewKeyList()
  return (
    <section
      aria-label={t`Review`}
      className="contents lg:sticky lg:top-24 lg:flex lg:min-w-0 lg:flex-col lg:gap-6"
    >
      <ExamScore exam={exam} drafts={review.drafts} />
      <QuestionOutline exam={exam} drafts={review.drafts} onGoTo={onGoTo} />
      {isOpen && (
        <div className="sticky top-16 z-10 -mx-5 flex items-center justify-between gap-4 border-b border-line bg-ground px-5 py-3 lg:static lg:flex-wrap lg:mx-0 lg:border-0 lg:p-0">
          <SaveState review={review} />
          <div className="flex shrink-0 items-center gap-3 lg:w-full">
            <Button className="lg:grow" onClick={onDecide}>
              <Trans>Decide</Trans>
            </Button>
            <KeysPopover keys={keys} />
          </div>
        </div>
      )}
      {exam.reviewed_at !== null && <NextExam />}
      {exam.state === 'rejected' && <ReopenButton exam={exam} />}
    </section>
  )
}
