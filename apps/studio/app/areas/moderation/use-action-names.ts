import type { ModerationCase } from '@chignon/contract/community/moderation'
import { useLingui } from '@lingui/react/macro'
import type { CaseAction } from './case-actions.ts'

/** What the actions are called, for a text in its state. */
export function useActionNames(): (state: ModerationCase['state']) => Record<CaseAction, string> {
  const { t } = useLingui()
  return (state) => ({
    hide: state === 'hidden' ? t`Keep hidden` : t({ message: 'Hide', context: 'text' }),
    restore:
      state === 'visible'
        ? t({ message: 'Leave', context: 'text' })
        : t({ message: 'Show', context: 'text' }),
    return: t({ message: 'Return', context: 'post' }),
    suspend: t`Suspend`,
  })
}
