import type { HistoryEntry } from '@chignon/contract/platform/history'
import { useLingui } from '@lingui/react/macro'

/** Returns a function that names the device of a change as the list of one's own sessions does: “Firefox on Linux” (AUDIT-3). */
export function useDeviceName() {
  const { t } = useLingui()
  return ({ browser, system }: NonNullable<HistoryEntry['device']>): string => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`
    return browser ?? system ?? ''
  }
}
