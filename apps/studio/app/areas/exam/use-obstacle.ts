import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { ScoreSoFar } from './score-so-far.ts'

/** Why an attempt cannot be approved; null if it can (EXAM-18). */
export function useObstacle(exam: StaffExam, { score, open }: ScoreSoFar): string | null {
  const { t } = useLingui()
  const { number, percent, comma } = useFormats()
  if (open.length > 0) {
    const places = open.map(number).join(comma)
    return t`These questions have no mark yet: ${places}`
  }
  if (score === null || score >= exam.pass_percent) return null
  const [reached, passMark] = [percent(score), percent(exam.pass_percent)]
  return t`The score is ${reached}; the pass mark is ${passMark}.`
}
