import type { HistoryEntry } from '@chignon/contract/platform/history'
import { useLingui } from '@lingui/react/macro'

/** What the roles are called in the history. */
export function useRoleWords(): Record<HistoryEntry['role'], string> {
  const { t } = useLingui()
  return {
    learner: t`Learner`,
    educator: t`Educator`,
    staff: t`Staff`,
    owner: t`Owner`,
    system: t`By itself`,
  }
}
