import { renewalRetryDays } from '@chignon/contract/commerce/commerce-rules'
import type { SubscriptionInterval } from '@chignon/contract/commerce/subscription'

const monthsOfYear = 12
const day = 24 * 60 * 60 * 1000

// The last try may run late, and its payment may take some hours.
const daysAfterLastRetry = 1

/** The price of a plan in cents per interval, and the number of videos a month it includes. */
export type PlanPrice = { price: number; currency: string; videosPerMonth: number }

/** The price per month, rounded half up to the cent. */
export function pricePerMonth(price: number, interval: SubscriptionInterval): number {
  return interval === 'year' ? Math.round(price / monthsOfYear) : price
}

/**
 * What an annual plan saves against twelve months of the cheapest monthly plan with as many videos in the same currency. 0
 * for a monthly plan, without a comparable plan, or if the annual plan is not cheaper (SUB-5).
 */
export function savingPerYear(
  plan: PlanPrice & { interval: SubscriptionInterval },
  monthly: readonly PlanPrice[],
): number {
  if (plan.interval === 'month') return 0
  const comparable = monthly.filter(
    ({ currency, videosPerMonth }) => currency === plan.currency && videosPerMonth === plan.videosPerMonth,
  )
  if (comparable.length === 0) return 0
  return Math.max(0, Math.min(...comparable.map(({ price }) => price)) * monthsOfYear - plan.price)
}

/** A span of time: from its first moment up to, not including, its end. */
export type Span = { startsAt: Date; endsAt: Date }

/**
 * The time a number of calendar months after another: on the same day of the month, or on the last day of a shorter month. In UTC
 * (SUB-7).
 */
export function addMonths(start: Date, months: number): Date {
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(start)
  moved.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay))
  return moved
}

/** The paid period that begins at a boundary of the months of a subscription (SUB-7). */
export function periodFrom(startedAt: Date, startsAt: Date, interval: SubscriptionInterval): Span {
  const months = interval === 'year' ? monthsOfYear : 1
  return { startsAt, endsAt: addMonths(startedAt, monthsBetween(startedAt, startsAt) + months) }
}

/** The month of a paid period that a time is in, the first being 0; null if it is outside of the period. */
export function monthOfPeriod(
  startedAt: Date,
  { startsAt, endsAt }: Span,
  now: Date,
): (Span & { index: number }) | null {
  if (now < startsAt || now >= endsAt) return null
  const first = monthsBetween(startedAt, startsAt)
  let index = monthsBetween(startsAt, now)
  if (addMonths(startedAt, first + index) > now) index -= 1
  const startOf = (month: number) => addMonths(startedAt, first + month)
  return { index, startsAt: startOf(index), endsAt: startOf(index + 1) }
}

/**
 * How many lessons can still be chosen in a month of the paid period. `chosen` are the lessons chosen in the whole period: what was not used
 * carries over to its next months, and never to the next period. A monthly plan has periods of one month (SUB-2).
 */
export function choicesLeft(videosPerMonth: number, month: { index: number } | null, chosen: number): number {
  return month === null ? 0 : Math.max(0, videosPerMonth * (month.index + 1) - chosen)
}

/**
 * When a renewal that just failed for the nth time is tried again; null after the last try. The days are counted from the first
 * failure, and a try that ran late delays the next ones as much (SUB-3).
 */
export function nextRetry(failedAt: Date, failedAttempts: number): Date | null {
  const days = renewalRetryDays[failedAttempts - 1]
  return days === undefined ? null : daysAfterFailure(failedAt, failedAttempts, days)
}

/** Until when access is kept, and the order stays open, after a renewal failed for the nth time: until after the last try (SUB-3). */
export function accessEndAfterFailure(failedAt: Date, failedAttempts: number): Date {
  return daysAfterFailure(failedAt, failedAttempts, Math.max(...renewalRetryDays) + daysAfterLastRetry)
}

function daysAfterFailure(failedAt: Date, failedAttempts: number, days: number): Date {
  const passed = renewalRetryDays[failedAttempts - 2] ?? 0
  return new Date(failedAt.getTime() + (days - passed) * day)
}

/** Until when chosen lessons play: to the end of a cancelled period, else while its renewal is tried too (SUB-3). */
export function accessEndOf(periodEndsAt: Date, cancelAtPeriodEnd: boolean): Date {
  if (cancelAtPeriodEnd) return periodEndsAt
  const days = Math.max(...renewalRetryDays) + daysAfterLastRetry
  return new Date(periodEndsAt.getTime() + days * day)
}

// Counts changes of the calendar month, regardless of the days.
function monthsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  return years * monthsOfYear + to.getUTCMonth() - from.getUTCMonth()
}
