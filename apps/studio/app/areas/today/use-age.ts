import { languageTag } from '@chignon/contract/platform/formats'
import type { WaitingKind } from '@chignon/contract/platform/today'
import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { relativeTime } from '../../lib/time-unit.ts'

/** Says how long the oldest thing of a kind has waited, or when the first of them is due: "Oldest: 3 hours ago". */
export function useAge(): (kind: WaitingKind, moment: string) => string {
  const { t } = useLingui()
  const { locale } = useStartData()
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  return (kind, moment) => {
    const when = relativeTime(format, moment)
    return kind === 'transfers_due' ? t`The first: ${when}` : t`Oldest: ${when}`
  }
}
