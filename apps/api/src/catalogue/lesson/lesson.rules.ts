/** What decides whether a viewer may watch a lesson. */
export type WatchedLesson = {
  isFree: boolean
  /** Whether its course or masterclass is a draft. */
  isDraft: boolean
  /** The end of the viewer's access to the lesson: bought, or chosen in a subscription; null if neither. */
  accessEndsAt: Date | null
}

/** Until when a viewer may watch a lesson; null if they may not. */
export type Watchable = 'always' | Date | null

const previewMs = 4 * 60 * 60 * 1000

/** Until when staff can play a lesson that they prepare: some hours from now, and again at each call. */
export function endOfPreview(now: Date): Date {
  return new Date(now.getTime() + previewMs)
}

/** The later of two ends; null if there is none. */
export function laterOf(first: Date | null, second: Date | null): Date | null {
  if (first === null || second === null) return first ?? second
  return first > second ? first : second
}

/**
 * A free lesson can always be watched, any other during the access to it (ACCESS-8, SUB-1). A free lesson of a draft
 * can be watched for some hours, so that its address is signed: the plain one is refused (DRAFT-4).
 */
export function watchableUntil({ isFree, isDraft, accessEndsAt }: WatchedLesson, now: Date): Watchable {
  if (isFree) return isDraft ? endOfPreview(now) : 'always'
  return accessEndsAt !== null && accessEndsAt > now ? accessEndsAt : null
}
