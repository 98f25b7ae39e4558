import { languageTag } from '@chignon/contract/platform/formats'
import { useFormats, useStartData } from './start-data-context.ts'
import { relativeTime } from './time-unit.ts'

/** The time zone of the person’s computer. */
export const localTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formatters of moments where the person is: as a time, as a date, and as how long ago it was. */
export function useLocalTime() {
  const { locale } = useStartData()
  const formats = useFormats()
  const relative = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto', style: 'short' })
  return {
    time: (moment: string) => formats.time(moment, localTimeZone),
    date: (moment: string) => formats.date(moment, localTimeZone),
    dateTime: (moment: string) => formats.dateTime(moment, localTimeZone),
    ago: (moment: string) => relativeTime(relative, moment),
    /** "today", "yesterday"; a date before that. */
    day: (moment: string, daysAgo: number) =>
      daysAgo < 2 ? relative.format(-daysAgo, 'day') : formats.date(moment, localTimeZone),
  }
}
