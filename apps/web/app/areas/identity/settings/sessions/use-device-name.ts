import type { Session } from '@chignon/contract/identity/session'
import { useLingui } from '@lingui/react/macro'

/** Returns a function that names a device: “Firefox on Linux”. */
export function useDeviceName() {
  const { t } = useLingui()
  return ({ browser, system }: Pick<Session, 'browser' | 'system'>): string => {
    if (browser !== null && system !== null) return t`${browser} on ${system}`
    return browser ?? system ?? t`Unknown device`
  }
}
