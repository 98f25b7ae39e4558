import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { ExamState } from './exam-state.tsx'
import { useWaitingTime } from './use-waiting-time.ts'

/** What an attempt belongs to, and since when it waits. */
export function ExamLead({ exam }: { exam: StaffExam }) {
  const { number } = useFormats()
  const waitingTime = useWaitingTime()
  const { state, submitted_at: since, program } = exam
  const [attempt, waited] = [number(exam.number), since === null ? null : waitingTime(since)]
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <bdi>{program.name}</bdi>
      <span>
        <Trans>Attempt {attempt}</Trans>
      </span>
      {state === 'submitted' && waited !== null && (
        <span>
          <Trans>Waiting for {waited}</Trans>
        </span>
      )}
      <ExamState state={state} />
    </span>
  )
}
