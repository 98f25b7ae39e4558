const dayInMs = 24 * 60 * 60_000

/** The end of a day where the moderator is, as a moment. */
export function endOfDay(date: string): string {
  return new Date(`${date}T23:59:59`).toISOString()
}

/** The day so many days from now, as YYYY-MM-DD. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * dayInMs)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}
