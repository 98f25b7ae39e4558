/** The part of `Storage` that a queue needs. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type QueueOptions<Entry> = {
  storage: QueueStorage
  /** The name of the queue in the storage, for one person. */
  key: string
  /** Whether stored data is an entry: storage can contain anything, for example from an earlier version. */
  isEntry: (stored: unknown) => stored is Entry
  /** When an entry was added (RFC 3339). */
  addedAt: (entry: Entry) => string
  /** So many entries can wait; the oldest are dropped. */
  maxEntries: number
}

/** Entries of a person that wait to be sent, by id. */
export type StoredQueue<Entry> = {
  read: () => Record<string, Entry>
  /** Adds an entry, or replaces the one with the same id. */
  put: (id: string, entry: Entry) => void
  remove: (id: string) => void
  /** Replaces an entry by what it became, or removes it (null). Does nothing if it was changed since it was read. */
  settle: (id: string, read: Entry, after: Entry | null) => void
}

/** A queue in the browser's storage, where it survives a closed tab. It belongs to the personal data that signing out clears. */
export function storedQueue<Entry>(options: QueueOptions<Entry>): StoredQueue<Entry> {
  const { storage, key, isEntry, addedAt, maxEntries } = options

  function read(): Record<string, Entry> {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
      if (typeof stored !== 'object' || stored === null) return {}
      return Object.fromEntries(
        Object.entries(stored).flatMap(([id, entry]: [string, unknown]) =>
          isEntry(entry) ? [[id, entry]] : [],
        ),
      )
    } catch {
      return {}
    }
  }

  function write(entries: [string, Entry][]): void {
    const newest = entries.toSorted(([, a], [, b]) => (addedAt(a) < addedAt(b) ? 1 : -1)).slice(0, maxEntries)
    if (newest.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(Object.fromEntries(newest)))
  }

  const put = (id: string, entry: Entry) => write(Object.entries({ ...read(), [id]: entry }))
  const remove = (id: string) => write(Object.entries(read()).filter(([entryId]) => entryId !== id))

  return {
    read,
    put,
    remove,
    settle(id, before, after) {
      if (JSON.stringify(read()[id]) !== JSON.stringify(before)) return
      if (after === null) remove(id)
      else put(id, after)
    },
  }
}
