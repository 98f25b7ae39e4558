/** From second to second, in the video's time. */
export type PlayedRange = readonly [from: number, to: number]

/** The share that must have been played for a lesson to be watched (product.md, Learning). */
export const watchedShare = 0.9

/** Ranges with one more, in order and without overlap: what is played twice counts once. */
export function addRange(ranges: readonly PlayedRange[], range: PlayedRange): PlayedRange[] {
  const merged: PlayedRange[] = []
  for (const [from, to] of [...ranges, range].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}

/** Seconds of the video that were played at least once. */
export const secondsOf = (ranges: readonly PlayedRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** Whether enough was played: 90 %. Jumping to the end is not watching. */
export const isWatched = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= duration * watchedShare

/** Where to go on: nowhere in particular in the first seconds or where almost nothing is left. */
export function resumePoint(startAt: number, duration: number): number | null {
  const margin = Math.min(5, duration * 0.1)
  return startAt >= margin && startAt <= duration - margin ? startAt : null
}
