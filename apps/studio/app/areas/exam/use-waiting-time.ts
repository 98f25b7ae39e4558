import { languageTag } from '@chignon/contract/platform/formats'
import { useStartData } from '../../lib/start-data-context.ts'
import { waitingTime } from './waiting-time.ts'

/** Says how long an attempt has waited: "3 days". */
export function useWaitingTime(): (since: string) => string {
  const { locale } = useStartData()
  return (since) => {
    const { unit, count } = waitingTime(since, Date.now())
    return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    )
  }
}
