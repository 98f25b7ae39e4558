import { progressGraceHours, watchedShareForDone } from '@chignon/contract/learning/learning-rules'
import type { ProgressForm, WatchedRange } from '@chignon/contract/learning/progress'

const hour = 60 * 60 * 1000

/** Ranges of a player as whole seconds, cut at the end of the video. Ranges that are empty after that are left out. */
export function wholeRanges(watched: ProgressForm['watched'], videoSeconds: number): WatchedRange[] {
  const cut = (seconds: number) => Math.min(Math.round(seconds), videoSeconds)
  return watched.map(([from, to]): WatchedRange => [cut(from), cut(to)]).filter(([from, to]) => from < to)
}

/** How many seconds of a video must be watched for its lesson to be done; null without a video (LESSON-1). */
export function secondsForDone(videoSeconds: number | null): number | null {
  return videoSeconds === null || videoSeconds === 0 ? null : Math.ceil(videoSeconds * watchedShareForDone)
}

/**
 * When a position was recorded, by the clock of the server. With the time of sending, only the time between both counts, so that
 * a wrong clock of the device has no effect. A time in the future counts as now (LESSON-14).
 */
export function recordedAt(recorded: string, sentAt: string | undefined, now: Date): Date {
  const recordedTime = Date.parse(recorded)
  const time = sentAt === undefined ? recordedTime : now.getTime() - (Date.parse(sentAt) - recordedTime)
  return new Date(Math.min(time, now.getTime()))
}

/** The time that access is checked at for a save: what was watched before the end may arrive later (LESSON-16). */
export function saveTime(now: Date): Date {
  return new Date(now.getTime() - progressGraceHours * hour)
}
