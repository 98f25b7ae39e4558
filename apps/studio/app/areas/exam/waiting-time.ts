import { timeUnitOf } from '../../lib/time-unit.ts'

/** How long something has waited, in whole days, else hours, else minutes; a minute at least. */
export function waitingTime(since: string, now: number): { unit: 'day' | 'hour' | 'minute'; count: number } {
  const passed = now - new Date(since).getTime()
  const { unit, length } = timeUnitOf(passed)
  return { unit, count: Math.max(1, Math.floor(passed / length)) }
}
