import { languageTag } from '@chignon/contract/platform/formats'
import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'
import { relativeTime } from '../../lib/time-unit.ts'

/** Says how long ago something was, or when it will be: "oldest 3 hours ago". */
export function useAge(): (moment: string) => string {
  const { t } = useLingui()
  const { locale } = useStartData()
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  return (moment) => t`Oldest: ${relativeTime(format, moment)}`
}
