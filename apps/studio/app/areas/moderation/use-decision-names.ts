import type { ModerationAction } from '@chignon/contract/community/moderation-action'
import { useLingui } from '@lingui/react/macro'

/** What was done, as a history says it. */
export function useDecisionNames(): Record<ModerationAction, string> {
  const { t } = useLingui()
  return {
    hide: t({ message: 'Hidden', context: 'decision' }),
    restore: t({ message: 'Shown', context: 'decision' }),
    return: t({ message: 'Returned', context: 'decision' }),
    suspend: t({ message: 'Suspended', context: 'decision' }),
    'lift-suspension': t({ message: 'Suspension ended', context: 'decision' }),
  }
}
