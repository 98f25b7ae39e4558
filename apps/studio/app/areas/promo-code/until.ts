import { endOfDay } from '../moderation/suspension-end.ts'

/** Until when codes are valid: some ends that are chosen by one press, none, or a day. */
export const untilChoices = ['tonight', 'sunday', 'month', 'open', 'day'] as const

export type UntilChoice = (typeof untilChoices)[number]

/** The end of codes where the person is; null for none, undefined while no day is chosen. */
export function endOf(choice: UntilChoice, day: string, now: Date): string | null | undefined {
  if (choice === 'open') return null
  if (choice === 'day') return day === '' ? undefined : endOfDay(day)
  return endOfDay(dayOf(choice, now))
}

function dayOf(choice: 'tonight' | 'sunday' | 'month', now: Date): string {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()]
  if (choice === 'month') return isoDay(new Date(year, month + 1, 0))
  // On a Sunday it is the next one, since this one ends tonight.
  return isoDay(new Date(year, month, choice === 'tonight' ? date : date + 7 - now.getDay()))
}

function isoDay(day: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}
