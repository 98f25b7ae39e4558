const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long something has waited, in whole days, else hours, else minutes; a minute at least. */
export function waitingTime(since: string, now: number): { unit: 'day' | 'hour' | 'minute'; count: number } {
  const passed = Math.max(minute, now - new Date(since).getTime())
  const [unit, length] = units.find(([, each]) => passed >= each) ?? units[2]
  return { unit, count: Math.floor(passed / length) }
}
