import { languageTag } from '@chignon/contract/platform/formats'
import { useLingui } from '@lingui/react/macro'
import { useStartData } from '../../lib/start-data-context.ts'

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** Says how long ago something was, or when it will be: "oldest 3 hours ago". */
export function useAge(): (moment: string) => string {
  const { t } = useLingui()
  const { locale } = useStartData()
  const format = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  return (moment) => {
    const passed = new Date(moment).getTime() - Date.now()
    const [unit, length] = units.find(([, each]) => Math.abs(passed) >= each) ?? units[2]
    return t`Oldest: ${format.format(Math.round(passed / length), unit)}`
  }
}
