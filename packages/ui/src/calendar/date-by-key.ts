import { dayOfWeek, moveDate, type CalendarName, type DateStep } from './calendar-system.ts'

type Key = { key: string; shiftKey: boolean }
type Grid = { calendar: CalendarName; locale: string; isRightToLeft: boolean }

/** The date to which a key moves the focus of a calendar; null for other keys. */
export function dateByKey(
  { key, shiftKey }: Key,
  iso: string,
  { calendar, locale, isRightToLeft }: Grid,
): string | null {
  const forward = isRightToLeft ? -1 : 1
  const weekday = dayOfWeek(iso, locale)
  const page = (sign: 1 | -1): DateStep => (shiftKey ? { years: sign } : { months: sign })
  const moves: Record<string, DateStep> = {
    ArrowLeft: { days: -forward },
    ArrowRight: { days: forward },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    Home: { days: -weekday },
    End: { days: 6 - weekday },
    PageUp: page(-1),
    PageDown: page(1),
  }
  const move = moves[key]
  return move ? moveDate(iso, calendar, move) : null
}
