import { storedQueue, type QueueStorage, type StoredQueue } from '../queue/stored-queue.ts'

/** From and to, in seconds of the video. */
type Range = readonly [from: number, to: number]

/** What was played of a lesson and is not saved yet. */
export type QueuedProgress = {
  watched: Range[]
  position: { seconds: number; recorded_at: string }
}

const maxLessons = 50

/** So many ranges of a lesson can wait, the longest first; far fewer than one save may contain. */
const maxRanges = 200

/** The progress of a person that waits to be saved, by lesson. */
export type ProgressQueue = StoredQueue<QueuedProgress> & {
  /** Adds what was played of a lesson; the later position counts. */
  add: (lessonId: string, progress: QueuedProgress) => void
}

/** The progress of a person that waits to be saved, in the browser's storage. */
export function progressQueue(storage: QueueStorage, owner: string): ProgressQueue {
  const queue = storedQueue<QueuedProgress>({
    storage,
    key: `progress:${owner}`,
    isEntry,
    addedAt: ({ position }) => position.recorded_at,
    maxEntries: maxLessons,
  })
  return {
    ...queue,
    add(lessonId, { watched, position }) {
      const before = queue.read()[lessonId]
      const isLater = !before || before.position.recorded_at <= position.recorded_at
      queue.put(lessonId, {
        watched: longest(merge([...(before?.watched ?? []), ...watched])),
        position: isLater ? position : before.position,
      })
    },
  }
}

/** Ranges in order, those that touch or overlap joined. */
export function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (to > from) merged.push([from, to])
  }
  return merged
}

function longest(ranges: Range[]): Range[] {
  if (ranges.length <= maxRanges) return ranges
  const kept = ranges.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, maxRanges)
  return merge(kept)
}

function isEntry(entry: unknown): entry is QueuedProgress {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'watched' in entry &&
    Array.isArray(entry.watched) &&
    'position' in entry &&
    typeof entry.position === 'object'
  )
}
