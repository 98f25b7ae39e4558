const format = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

// How far the clocks of a time zone are ahead of UTC at a moment.
function offsetAt(time: number, timeZone: string): number {
  const shown = Date.parse(`${format(timeZone).format(time).replace(' ', 'T')}Z`)
  return shown - Math.floor(time / 1000) * 1000
}

/** The moment at which the clocks of a time zone show a date and a time; null if one of them is missing. */
export function momentAt(date: string, time: string, timeZone: string): string | null {
  const shown = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(shown)) return null
  // Near a change of the clocks the offset of the first guess may be that of the other side.
  const guess = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(guess, timeZone)).toISOString()
}

/** The date and the time that the clocks of a time zone show. */
export function clockAt(moment: string, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = format(timeZone).format(new Date(moment)).split(' ')
  return { date, time: time.slice(0, 5) }
}
