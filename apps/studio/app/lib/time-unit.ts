const minute = 60_000

/** The units in which an age is said, the largest first. */
const units = [
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const

/** The largest unit that fits into a time in milliseconds, else the minute, with its length in milliseconds. */
export function timeUnitOf(time: number): (typeof units)[number] {
  return units.find(({ length }) => time >= length) ?? units[2]
}

/** Says how long ago a moment was, or when it will be. */
export function relativeTime(format: Intl.RelativeTimeFormat, moment: string): string {
  const passed = new Date(moment).getTime() - Date.now()
  const { unit, length } = timeUnitOf(Math.abs(passed))
  return format.format(Math.round(passed / length), unit)
}
