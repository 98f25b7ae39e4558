import type { ExamAttemptState } from '@chignon/contract/learning/exam'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'

const tones: Record<ExamAttemptState, BadgeProps['tone']> = {
  ready_for_submission: 'neutral',
  submitted: 'warning',
  approved: 'success',
  rejected: 'error',
}

/** The state of an attempt in a word. */
export function ExamState({ state }: { state: ExamAttemptState }) {
  const { t } = useLingui()
  const names: Record<ExamAttemptState, string> = {
    ready_for_submission: t`In progress`,
    submitted: t`To review`,
    approved: t`Passed`,
    rejected: t`Not passed`,
  }
  return <Badge tone={tones[state]}>{names[state]}</Badge>
}
