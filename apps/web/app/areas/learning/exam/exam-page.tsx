import type { Exam, ExamAttempt } from '@chignon/contract/learning/exam'
import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { FormMessage } from '@chignon/ui/form-message'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PrivateHead } from '../../identity/account/private-head.tsx'
import { draftsOf } from './exam-drafts.ts'
import { ExamBanner } from './exam-banner.tsx'
import { ExamInProgress } from './exam-in-progress.tsx'
import { ExamOutline } from './exam-outline.tsx'
import { ExamResult } from './exam-result.tsx'
import { SubmittedAnswers } from './submitted-answers.tsx'
import { viewOf } from './exam-view.ts'

type ExamPageProps = { exam: Exam; message: string | null }

/** The exam of a program: its state, or the attempt in progress. */
export function ExamPage({ exam, message }: ExamPageProps) {
  const { attempt, program } = exam
  const { t } = useLingui()
  const { number } = useFormats()
  const view = viewOf(exam, useSearchParams()[0])
  const place = view.kind === 'question' ? number(view.position) : ''
  const count = number(attempt?.questions.length ?? 0)
  const { name } = program
  const title = t`Exam: ${name}`
  // The question is what counts then, not the name of the program.
  const isWorking = view.kind !== 'overview'
  return (
    <div className="content-width pt-8 pb-section md:pt-12">
      <PrivateHead
        title={view.kind === 'question' ? t`Question ${place} of ${count} · Exam: ${name}` : title}
      />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'program', label: program.name, link: <Link to={`/profile/programs/${program.slug}`} /> },
          { id: 'exam', label: t`Exam` },
        ]}
      />
      <h1
        className={`headline-type wrap-anywhere hyphens-auto ${isWorking ? 'mt-3 text-title' : 'mt-5 text-headline'}`}
      >
        {title}
      </h1>
      <div className={`grid grid-cols-1 gap-12 ${isWorking ? 'mt-6' : 'mt-8'}`}>
        {message !== null && view.kind !== 'review' && <FormMessage tone="error">{message}</FormMessage>}
        {isInProgress(attempt) ? (
          <ExamInProgress key={attempt.id} exam={exam} attempt={attempt} view={view} message={message} />
        ) : (
          <ExamBanner exam={exam} drafts={attempt ? draftsOf(attempt) : {}} />
        )}
        {view.kind === 'overview' && isAhead(exam) && <ExamOutline exam={exam} />}
        {attempt?.state === 'submitted' && <SubmittedAnswers attempt={attempt} />}
        {view.kind === 'overview' && exam.result && <ExamResult result={exam.result} />}
      </div>
    </div>
  )
}

// Whether the learner has not submitted it, or can take it again.
function isAhead({ state, can_start: canStart, questions_count: questions }: Exam): boolean {
  return questions > 0 && (canStart || state === 'not_supported' || state === 'ready_for_submission')
}

function isInProgress(attempt: ExamAttempt | null): attempt is ExamAttempt {
  return attempt?.state === 'ready_for_submission'
}
