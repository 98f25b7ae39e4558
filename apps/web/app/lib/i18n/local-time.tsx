import { useSyncExternalStore } from 'react'
import { useFormats } from './use-formats.ts'

const subscribe = () => () => {}

type LocalTimeProps = {
  /** RFC 3339. */
  at: string
}

/**
 * A date and time in the reader's time zone. Until hydration, and without scripts, the time is in UTC and says so.
 */
export function LocalTime({ at }: LocalTimeProps) {
  const { dateTime } = useFormats()
  const timeZone = useTimeZone()
  return <time dateTime={at}>{timeZone === undefined ? `${dateTime(at)} UTC` : dateTime(at, timeZone)}</time>
}

/** The day of a time in the reader's time zone; in UTC until hydration. */
export function LocalDate({ at }: LocalTimeProps) {
  const { date } = useFormats()
  return <time dateTime={at}>{date(at, useTimeZone())}</time>
}

/** The text of `LocalDate` without its element. Used in lists, where only this part then renders again after hydration. */
export function LocalDay({ at, format = 'date' }: LocalTimeProps & { format?: 'date' | 'shortDate' }) {
  const formats = useFormats()
  return formats[format](at, useTimeZone())
}

// Cached, because reading it creates an Intl.DateTimeFormat and every date on a page needs it.
let timeZone: string | undefined

/** The reader's time zone, an IANA name; undefined on the server and until hydration. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => undefined,
  )
}
