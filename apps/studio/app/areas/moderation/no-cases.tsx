import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'

/** The queue is empty. It takes the focus of the last case. */
export function NoCases() {
  const { t } = useLingui()
  return (
    <EmptyState
      id="no-cases"
      tabIndex={-1}
      level={2}
      coiffure="cut"
      seed="moderation"
      title={t`Nothing to decide`}
      text={t`What people report and what the word list holds appears here.`}
    />
  )
}
