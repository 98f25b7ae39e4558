/** In which order a bank writes year, month and day. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const

export type DayOrder = (typeof dayOrders)[number]

/** A day as `2027-03-15`, from one with any separator or none and two or four digits of the year; null if there is none. */
export function readDay(text: string, order: DayOrder): string | null {
  const [date = ''] = text.trim().split(/[T\s]/)
  const parts = /^\d{8}$/.test(date) ? cut(date, order) : date.split(/[./-]/)
  const [first = '', second = '', third = '', ...others] = parts
  if (others.length > 0) return null
  const [year, month, day] = {
    ymd: [first, second, third] as const,
    dmy: [third, second, first] as const,
    mdy: [third, first, second] as const,
  }[order]
  if (![year, month, day].every((part) => /^\d{1,4}$/.test(part)) || month.length > 2 || day.length > 2)
    return null
  // A day that begins with two digits of the year is written nowhere.
  if (year.length !== 4 && (year.length !== 2 || order === 'ymd')) return null
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== written ? null : written
}

/** The only order in which all of these can be read; null if none or several can. Year first is certain. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const written = texts.filter((text) => text.trim() !== '')
  // Points are written only where the day comes first.
  const hasPoints = written.some((text) => text.includes('.'))
  const fitting = dayOrders.filter(
    (order) => !(hasPoints && order === 'mdy') && written.every((text) => readDay(text, order) !== null),
  )
  if (written.length === 0 || fitting.length === 0) return null
  const [only, ...others] = fitting
  return only === 'ymd' || others.length === 0 ? (only ?? null) : null
}

function cut(date: string, order: DayOrder): string[] {
  const lengths = order === 'ymd' ? [4, 2, 2] : [2, 2, 4]
  let at = 0
  return lengths.map((length) => {
    at += length
    return date.slice(at - length, at)
  })
}
