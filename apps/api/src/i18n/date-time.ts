import type { Locale } from '@chignon/contract/locale'

/** A date and time in a time zone as every page writes it: DD/MM/YYYY, HH:mm; in Persian with its digits and calendar (FORMAT-1). */
export function dateTime(moment: Date, timeZone: string, locale: Locale): string {
  // English has no other order of day and month than the one given by its region.
  const format = new Intl.DateTimeFormat(locale === 'fa' ? 'fa-IR-u-ca-persian' : 'en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(moment)
}
