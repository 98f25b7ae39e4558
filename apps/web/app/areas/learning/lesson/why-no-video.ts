import type { Lesson } from '@chignon/contract/catalogue/lesson'

type Selection = {
  hasExpired: boolean
  /** False if there are no lessons. */
  hasLesson: boolean
  /** Null if the selected lesson cannot be watched. */
  resource: Pick<Lesson['resource'], 'type' | 'url' | 'stream_url'> | null
}

/** Why a lesson page shows no video. `processing`: it is not there yet. `exercise`: the lesson has none. */
export type NoVideoReason = 'expired' | 'no-lessons' | 'not-included' | 'processing' | 'exercise'

/** The reason why the selected lesson has no video; null if it has one. */
export function whyNoVideo({ hasExpired, hasLesson, resource }: Selection): NoVideoReason | null {
  if (!resource) {
    if (hasExpired) return 'expired'
    return hasLesson ? 'not-included' : 'no-lessons'
  }
  if (resource.url !== null || resource.stream_url !== null) return null
  return resource.type.startsWith('video') ? 'processing' : 'exercise'
}
