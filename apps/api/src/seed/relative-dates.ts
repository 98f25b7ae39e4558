const day = 24 * 60 * 60 * 1000

/** The time `days` before another; fractions are allowed. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day)
}

/** The time `days` after another; fractions are allowed. */
export function daysAfter(now: Date, days: number): Date {
  return daysBefore(now, -days)
}

/** The time at which it is `HH:mm` in a time zone, `days` after the current date there. */
export function wallClock(now: Date, days: number, time: string, timeZone: string): Date {
  const today = partsIn(now, timeZone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const asIfUtc = Date.UTC(today.year, today.month - 1, today.day + days, hours, minutes)
  // Twice, since the offset at the result may differ from that at the first estimate.
  const guess = asIfUtc - offsetAt(new Date(asIfUtc), timeZone)
  return new Date(asIfUtc - offsetAt(new Date(guess), timeZone))
}

function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, day: date, hour, minute } = partsIn(moment, timeZone)
  return Date.UTC(year, month - 1, date, hour, minute) - Math.floor(moment.getTime() / 60_000) * 60_000
}

function partsIn(moment: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = format.formatToParts(moment)
  const part = (type: string) => Number(parts.find((formatted) => formatted.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}
