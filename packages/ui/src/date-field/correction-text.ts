import type { CalendarName, DateParts } from '../calendar/calendar-system.ts'
import { dateText } from '../calendar/date-text.ts'
import { numberFormat } from '../number-field/number-text.ts'
import type { DateFieldLabels } from './date-field-labels.ts'
import { dateOrder } from './date-order.ts'
import type { DateCorrection } from './use-date-parts.ts'

type Shown = { locale: string; calendar: CalendarName; labels: DateFieldLabels }

/** Parts that form no date, as the field shows them: "30.02.2027". */
export function partsText(parts: DateParts, locale: string, calendar: CalendarName): string {
  const numbers = numberFormat(locale, { useGrouping: false, minimumIntegerDigits: 2 })
  return dateOrder(locale, calendar)
    .parts.map(({ part, separator }) => numbers.format(parts[part]) + separator)
    .join('')
}

const capitalize = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** The sentence about what the field corrected. */
export function correctionText(correction: DateCorrection, { locale, calendar, labels }: Shown): string {
  const longDate = (iso: string) =>
    dateText(iso, locale, calendar, { year: 'numeric', month: 'long', day: 'numeric' })
  if (correction.of === 'pasted')
    return correction.used
      ? labels.corrected(correction.typed, longDate(correction.used))
      : labels.notADate(correction.typed)
  if (correction.of === 'date')
    return labels.corrected(partsText(correction.typed, locale, calendar), longDate(correction.used))
  const name = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(correction.of) ?? ''
  const number = numberFormat(locale, { useGrouping: false })
  return labels.corrected(
    capitalize(`${name} ${number.format(Number(correction.typed))}`, locale),
    number.format(correction.used),
  )
}
