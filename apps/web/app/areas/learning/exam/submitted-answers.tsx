import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { Trans } from '@lingui/react/macro'
import { AnswerList } from './answer-list.tsx'

/** What the learner submitted, until the result is online. */
export function SubmittedAnswers({ attempt }: { attempt: ExamAttempt }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="headline-type text-heading">
        <Trans>Your answers</Trans>
      </h2>
      <AnswerList questions={attempt.questions} answers={attempt.answers} className="mt-8" />
    </section>
  )
}
