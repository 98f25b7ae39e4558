/** The days of a period, as `2027-03-15`. */
export type PeriodDays = { from: string; to: string }

/** The month before the one of a day, and the year before. */
export function lastMonth(today: string): PeriodDays {
  const { year, month } = partsOf(today)
  return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1)
}

/** The quarter before the one of a day. */
export function lastQuarter(today: string): PeriodDays {
  const { year, month } = partsOf(today)
  const quarter = Math.ceil(month / 3) - 1
  const [ofYear, last] = quarter === 0 ? [year - 1, 12] : [year, quarter * 3]
  return { from: monthOf(ofYear, last - 2).from, to: monthOf(ofYear, last).to }
}

/** The year of a day until now. */
export function thisYear(today: string): PeriodDays {
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

/** The year before the one of a day. */
export function lastYear(today: string): PeriodDays {
  const year = partsOf(today).year - 1
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function partsOf(day: string): { year: number; month: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

function monthOf(year: number, month: number): PeriodDays {
  const start = `${year}-${String(month).padStart(2, '0')}`
  // Day 0 of the next month is the last of this one.
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${start}-01`, to: `${start}-${days}` }
}
