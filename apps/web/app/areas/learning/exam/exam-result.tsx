import type { ExamAttempt } from '@chignon/contract/learning/exam'
import { Trans } from '@lingui/react/macro'
import { LocalDate } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { AnswerList } from './answer-list.tsx'

/** The last result: the examiner's comments with the answers. Never which answers are right (EXAM-10). */
export function ExamResult({ result }: { result: ExamAttempt }) {
  const { number } = useFormats()
  const day = result.reviewed_at && <LocalDate at={result.reviewed_at} />
  const attempt = number(result.number)
  return (
    <section aria-labelledby="result">
      <h2 id="result" className="headline-type text-heading">
        <Trans>Your result</Trans>
      </h2>
      <p className="mt-2 text-small text-text-muted">
        <Trans>
          Attempt {attempt}, reviewed on {day}
        </Trans>
      </p>
      {result.comment !== null && (
        <blockquote
          dir="auto"
          className="mt-6 max-w-prose border-s-2 border-accent ps-5 text-lead wrap-anywhere whitespace-pre-line"
        >
          {result.comment}
        </blockquote>
      )}
      <AnswerList questions={result.questions} answers={result.answers} className="mt-10" />
    </section>
  )
}
