/** From and to, in seconds of the video. */
type Range = readonly [from: number, to: number]

/** What was played of a lesson and is not saved yet. */
export type QueuedProgress = {
  watched: Range[]
  position: { seconds: number; recorded_at: string }
}

/** The part of `Storage` that the queue needs. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** So many lessons can wait; the oldest are dropped. */
const maxLessons = 50

/** So many ranges of a lesson can wait, the longest first; far fewer than one save may contain. */
const maxRanges = 200

type Queue = Record<string, QueuedProgress>

/**
 * Progress of a person that waits to be saved, in the browser's storage, where it survives a closed tab. It belongs to the personal
 * data that signing out clears.
 */
export function progressQueue(storage: QueueStorage, owner: string) {
  const key = `progress:${owner}`

  function read(): Queue {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
      return isQueue(stored) ? stored : {}
    } catch {
      return {}
    }
  }

  function write(queue: Queue): void {
    const entries = Object.entries(queue)
    try {
      if (entries.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(Object.fromEntries(newest(entries))))
    } catch {
      // Without storage, only what could not be sent before the tab was closed is lost.
    }
  }

  return {
    read,
    /** Adds what was played of a lesson; the later position counts. */
    add(lessonId: string, { watched, position }: QueuedProgress): void {
      const queue = read()
      const before = queue[lessonId]
      const isLater = !before || before.position.recorded_at <= position.recorded_at
      queue[lessonId] = {
        watched: longest(merge([...(before?.watched ?? []), ...watched])),
        position: isLater ? position : before.position,
      }
      write(queue)
    },
    /** Removes what was saved, unless more was added meanwhile. */
    remove(lessonId: string, saved: QueuedProgress): void {
      const queue = read()
      if (JSON.stringify(queue[lessonId]) !== JSON.stringify(saved)) return
      delete queue[lessonId]
      write(queue)
    },
  }
}

/** The queue of a person. */
export type ProgressQueue = ReturnType<typeof progressQueue>

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

function newest(entries: [string, QueuedProgress][]): [string, QueuedProgress][] {
  return entries
    .toSorted(([, a], [, b]) => (a.position.recorded_at < b.position.recorded_at ? 1 : -1))
    .slice(0, maxLessons)
}

// Storage can contain anything, for example from an earlier version.
function isQueue(stored: unknown): stored is Queue {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every(
      (entry: unknown) =>
        typeof entry === 'object' &&
        entry !== null &&
        'watched' in entry &&
        Array.isArray(entry.watched) &&
        'position' in entry &&
        typeof entry.position === 'object',
    )
  )
}
