const dayMs = 24 * 60 * 60_000

/** When access ends that is given for some days: they are added to those that are left (ACCESS-6). */
export function endAfterDays(now: Date, currentEnd: string | null, days: number): string {
  const end = currentEnd === null ? 0 : Date.parse(currentEnd)
  return new Date(Math.max(now.getTime(), end) + days * dayMs).toISOString()
}
