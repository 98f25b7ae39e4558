import type { Exam } from '@chignon/contract/learning/exam'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The key figures of an exam: its questions, its pass mark, and how often it can still be taken. */
export function useExamFacts(exam: Exam) {
  const { t } = useLingui()
  const { number, percent } = useFormats()
  const left = number(exam.max_attempts - exam.attempts_used)
  const most = number(exam.max_attempts)
  return [
    { id: 'questions', label: t`Questions`, value: number(exam.questions_count) },
    { id: 'pass', label: t`Pass mark`, value: percent(exam.pass_percent) },
    { id: 'attempts', label: t`Attempts left`, value: t`${left} of ${most}` },
  ]
}
