import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { ExamOverview } from '@chignon/ui/exam-overview'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { draftOf, type ExamDrafts } from './exam-drafts.ts'
import { hasAnswer } from './exam-view.ts'

type ExamProgressProps = { attempt: ExamAttempt; drafts: ExamDrafts; currentId?: string | undefined }

/** Links to all questions of the attempt in progress. */
export function ExamProgress({ attempt, drafts, currentId }: ExamProgressProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  return (
    <ExamOverview
      items={attempt.questions.map(({ id }, index) => ({
        id,
        isAnswered: hasAnswer(draftOf(drafts, id)),
        // All questions are here already, also offline.
        link: <Link to={`?question=${index + 1}`} preventScrollReset defaultShouldRevalidate={false} />,
      }))}
      currentId={currentId}
      labels={{
        questions: t`Questions`,
        answered: (position) => {
          const place = number(position)
          return t`Question ${place}, answered`
        },
        open: (position) => {
          const place = number(position)
          return t`Question ${place}, open`
        },
      }}
    />
  )
}
