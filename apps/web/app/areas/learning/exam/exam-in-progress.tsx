import type { Exam, ExamAttempt } from '@chignon/contract/learning/exam'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { AutosaveStatus } from '../../site/autosave-status.tsx'
import { ExamBanner } from './exam-banner.tsx'
import { addDraftFile, draftOf, removeDraftFile } from './exam-drafts.ts'
import { ExamProgress } from './exam-progress.tsx'
import { ExamReview } from './exam-review.tsx'
import type { ExamView } from './exam-view.ts'
import { LazyPracticalAnswer } from './lazy-practical-answer.tsx'
import { QuestionView } from './question-view.tsx'
import { SubmitExam } from './submit-exam.tsx'
import { useExamDrafts } from './use-exam-drafts.ts'

type ExamInProgressProps = { exam: Exam; attempt: ExamAttempt; view: ExamView; message: string | null }

/** The attempt in progress: its overview, a question, or the review. It stays mounted, so that the drafts do. */
export function ExamInProgress({ exam, attempt, view, message }: ExamInProgressProps) {
  const { slug } = exam.program
  const { drafts, setDrafts, change, saving, flush } = useExamDrafts(slug, attempt)
  const status = (
    <AutosaveStatus
      saving={saving}
      saved={<Trans context="answer">Saved</Trans>}
      onRetry={() => void flush()}
    />
  )
  const question = view.kind === 'question' ? attempt.questions[view.position - 1] : undefined
  if (exam.has_expired || view.kind === 'overview') return <ExamBanner exam={exam} drafts={drafts} />
  if (view.kind === 'review' || !question)
    return (
      <ExamReview
        attempt={attempt}
        drafts={drafts}
        status={status}
        submit={
          <>
            {message !== null && <FormMessage tone="error">{message}</FormMessage>}
            <SubmitExam attempt={attempt} drafts={drafts} flush={flush} message={message} />
          </>
        }
      />
    )
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <QuestionView
        attempt={attempt}
        question={question}
        position={view.position}
        drafts={drafts}
        onChange={change}
        status={status}
        error={saving.state === 'refused' ? saving.message : null}
        practical={
          question.type === 'practical' && (
            <LazyPracticalAnswer
              key={question.id}
              slug={slug}
              questionId={question.id}
              files={draftOf(drafts, question.id).files}
              onAdd={(file) => setDrafts((current) => addDraftFile(current, question.id, file))}
              onRemove={(id) => setDrafts((current) => removeDraftFile(current, question.id, id))}
            />
          )
        }
      />
      <ExamProgress attempt={attempt} drafts={drafts} currentId={question.id} />
    </div>
  )
}
