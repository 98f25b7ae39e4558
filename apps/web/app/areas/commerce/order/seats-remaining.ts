/** The seconds for which seats are held after `elapsed` milliseconds on a page that was loaded at `now`; never negative. */
export function secondsHeld(heldUntil: string, now: string, elapsed = 0): number {
  return Math.max(0, Math.ceil((Date.parse(heldUntil) - Date.parse(now) - elapsed) / 1000))
}

const thresholds = [60, 300] as const

/** The announcement that is due: the last threshold that was crossed, in minutes; null before the first. */
export function minutesToAnnounce(seconds: number): 1 | 5 | null {
  const crossed = thresholds.find((threshold) => seconds <= threshold)
  return crossed === undefined ? null : crossed === 60 ? 1 : 5
}
