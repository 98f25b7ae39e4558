/** From and to, in seconds of the video. */
export type PlayedRange = readonly [from: number, to: number]

/** The share of a lesson that must be played for it to count as watched. */
export const watchedShare = 0.9

/** Adds a range, merged and in order: parts played twice count once. */
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

/** Whether 90 % was played. Skipped parts do not count. */
export const isWatched = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= duration * watchedShare

/** Where to resume: 0 in the first seconds or near the end. */
export function resumePoint(startAt: number, duration: number): number | null {
  const margin = Math.min(5, duration * 0.1)
  return startAt > 0 && startAt >= margin && startAt <= duration - margin ? startAt : null
}
