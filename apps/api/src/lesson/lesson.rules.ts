type WatchedLesson = {
  isFree: boolean
  /** The end of the viewer's access to the lesson's course or masterclass; null if never bought. */
  accessEndsAt: Date | null
}

/** Until when a viewer may watch a lesson; null if they may not. */
export type Watchable = 'always' | Date | null

/** A free lesson can always be watched, any other during the access to its course or masterclass (ACCESS-8). */
export function watchableUntil({ isFree, accessEndsAt }: WatchedLesson, now: Date): Watchable {
  if (isFree) return 'always'
  return accessEndsAt !== null && accessEndsAt > now ? accessEndsAt : null
}
