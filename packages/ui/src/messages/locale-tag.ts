import type { CalendarName } from '../calendar/calendar-system.ts'

const calendars: Record<CalendarName, string> = { gregorian: 'gregory', persian: 'persian' }

type Written = { calendar?: CalendarName | undefined; digits?: string | undefined }

/** A language tag with a calendar and digits: "fa-u-ca-gregory-nu-latn". A text that is no language tag stays as it is. */
export function localeTag(locale: string, { calendar, digits }: Written): string {
  try {
    const tag = new Intl.Locale(locale, {
      ...(calendar && { calendar: calendars[calendar] }),
      ...(digits !== undefined && { numberingSystem: digits }),
    })
    return tag.toString()
  } catch {
    return locale
  }
}
