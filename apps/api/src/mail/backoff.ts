const minute = 60_000

/** How long to wait after the first, second, … failed attempt, in milliseconds: a day and a half in all. */
const waits = [1, 5, 15, 60, 120, 240, 480, 1200].map((minutes) => minutes * minute)

/** When a mail may be tried again after so many attempts; undefined when it is given up. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait)
}
