const day = 86_400_000

/** The whole days between today and the day of a moment, both in a time zone; negative for a day that has passed. */
export function daysUntil(moment: string, timeZone: string, now: Date): number {
  const dayOf = (date: Date) => {
    // The Swedish way to write a date is that of ISO 8601.
    const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(date)
    return new Date(`${text}T00:00:00Z`).getTime()
  }
  return Math.round((dayOf(new Date(moment)) - dayOf(now)) / day)
}
