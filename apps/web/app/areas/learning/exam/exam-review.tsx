import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { AnswerList } from './answer-list.tsx'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { ExamProgress } from './exam-progress.tsx'
import { hasAnswer } from './exam-view.ts'

type ExamReviewProps = { attempt: ExamAttempt; drafts: ExamDrafts; status: ReactNode; submit: ReactNode }

/** All answers once more, before the exam is submitted. */
export function ExamReview({ attempt, drafts, status, submit }: ExamReviewProps) {
  const { number } = useFormats()
  const open = attempt.questions.filter(({ id }) => !hasAnswer(draftOf(drafts, id))).length
  const count = number(open)
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="headline-type text-heading">
        <Trans>Review your answers</Trans>
      </h2>
      <p className="mt-3 max-w-prose text-text-muted">
        {open === 0 ? (
          <Trans>Every question is answered. You cannot change your answers after submitting.</Trans>
        ) : (
          <Trans>Still open: {count}. You cannot change your answers after submitting.</Trans>
        )}
      </p>
      <div className="mt-6">
        <ExamProgress attempt={attempt} drafts={drafts} />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-y border-line py-5">
        {status}
        {submit}
      </div>
      <AnswerList questions={attempt.questions} answers={Object.values(drafts)} hasLinks className="mt-8" />
    </section>
  )
}
