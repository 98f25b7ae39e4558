import type { SalesDay } from '@chignon/contract/commerce/staff-event'

/** A day of sales with the tickets sold up to it, and its place on the line of time, from 0 to 1. */
export type RunningDay = SalesDay & { total: number; at: number }

/** The days of sales with their running total. The line of time begins with the first of them and ends with the day `until`. */
export function runningSales(sales: readonly SalesDay[], until: string): RunningDay[] {
  const [first] = sales
  const last = sales.at(-1)
  if (!first || !last) return []
  const start = Date.parse(first.day)
  const length = Math.max(Date.parse(last.day), Date.parse(until)) - start
  let total = 0
  return sales.map((sale) => {
    total += sale.tickets
    return { ...sale, total, at: length === 0 ? 0 : (Date.parse(sale.day) - start) / length }
  })
}

/** The path of the curve in a box of the given size: it rises on each day with sales and is level in between. */
export function curveOf(
  days: readonly RunningDay[],
  { width, height }: { width: number; height: number },
): string {
  const top = days.at(-1)?.total ?? 0
  const yOf = (total: number) => height - (top === 0 ? 0 : (total / top) * height)
  const steps = days.map(({ at, total }) => `H ${round(at * width)} V ${round(yOf(total))}`)
  return [`M 0 ${height}`, ...steps, `H ${width}`].join(' ')
}

const round = (value: number) => Math.round(value * 10) / 10
