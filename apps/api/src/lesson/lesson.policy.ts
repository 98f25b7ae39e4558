type Watched = {
  isFree: boolean
  /** Until when the viewer may follow what the lesson belongs to; null: never bought. */
  accessEndsAt: Date | null
}

/** Until when the viewer may watch a lesson: always, up to a moment, or `null` for not at all. */
export type Watchable = 'always' | Date | null

/** A free lesson is anyone's; every other is watched while the access to its course or masterclass lasts. */
export function watchableUntil({ isFree, accessEndsAt }: Watched, now: Date): Watchable {
  if (isFree) return 'always'
  return accessEndsAt !== null && accessEndsAt > now ? accessEndsAt : null
}
