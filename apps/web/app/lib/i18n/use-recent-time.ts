import { useRootData } from '../data/use-root-data.ts'
import { useTimeZone } from './local-time.tsx'
import { useFormats } from './use-formats.ts'

/**
 * Returns a function that formats a moment in the reader's time zone: one of today as HH:mm, an older one as the given format. Until
 * hydration, and without scripts, times are in UTC and say so.
 */
export function useRecentTime(older: 'date' | 'shortDate' | 'dateTime'): (time: string) => string {
  const { now } = useRootData()
  const formats = useFormats()
  const timeZone = useTimeZone()
  const dayOf = (time: string) => formats.date(time, timeZone)
  return (time) => {
    const format = dayOf(time) === dayOf(now) ? 'time' : older
    const text = formats[format](time, timeZone)
    const hasTime = format === 'time' || format === 'dateTime'
    return timeZone === undefined && hasTime ? `${text} UTC` : text
  }
}
