import { ProblemError } from './problem-error.ts'

/** Whether all is stored. `idle`: nothing was entered yet. `refused` will not change by trying again. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'refused'

/** The state of an autosaver, with the message of a refusal. */
export type Autosaving = { state: AutosaveState; message: string | null }

/** What `send` throws for something that the server does not accept. */
export class RefusedError extends Error {}

type AutosaverOptions<Item> = {
  /** Stores items. Rejects with a `RefusedError` if no retry can help. */
  send: (items: Item[]) => Promise<void>
  /** Of the items with the same key only the latest is stored. Default: all have the same. */
  keyOf?: (item: Item) => string
  onChange: (saving: Autosaving) => void
  /** Milliseconds until a failed save is tried again. Default 5,000. */
  retryAfter?: number
}

/** Stores what is entered while it is entered: one call at a time, the latest of each key. */
export type Autosaver<Item> = {
  /** Saves an item after a pause of so many milliseconds. */
  add: (item: Item, pause: number) => void
  /** Saves now what is not stored; resolves when nothing more can be done. Returns whether all is stored. */
  flush: () => Promise<boolean>
  /** The save that is on its way; null if there is none. */
  running: () => Promise<boolean> | null
  /** What is not stored yet, or is on its way. */
  unsaved: () => Item[]
  /** Waits with saving until the next `add` or `flush`. */
  stop: () => void
  /** Forgets what is not stored, because it was stored otherwise or is no longer wanted. */
  discard: () => void
}

/** Creates an autosaver. */
export function createAutosaver<Item>({
  send,
  keyOf = () => '',
  onChange,
  retryAfter = 5000,
}: AutosaverOptions<Item>): Autosaver<Item> {
  const pending = new Map<string, Item>()
  let sending: readonly Item[] = []
  let inFlight: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), milliseconds)
  }

  async function sendPending(): Promise<boolean> {
    if (pending.size === 0) return true
    while (pending.size > 0) {
      onChange({ state: 'saving', message: null })
      const batch = [...pending.values()]
      pending.clear()
      sending = batch
      try {
        // One after another, so that an older item never arrives after a newer one.
        await send(batch)
      } catch (error) {
        for (const item of batch) {
          // What was entered meanwhile is newer.
          if (!pending.has(keyOf(item))) pending.set(keyOf(item), item)
        }
        if (error instanceof RefusedError) onChange({ state: 'refused', message: error.message })
        else {
          onChange({ state: 'failed', message: null })
          schedule(retryAfter)
        }
        return false
      } finally {
        sending = []
      }
    }
    onChange({ state: 'saved', message: null })
    return true
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    inFlight ??= sendPending().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  return {
    add(item, pause) {
      pending.set(keyOf(item), item)
      schedule(pause)
    },
    flush,
    running: () => inFlight,
    unsaved: () => [...sending.filter((item) => !pending.has(keyOf(item))), ...pending.values()],
    stop: () => clearTimeout(timer),
    discard() {
      clearTimeout(timer)
      pending.clear()
    },
  }
}

/** Makes the problems with one of these statuses a `RefusedError`, for `send` of an autosaver. */
export function refusedAt(...statuses: readonly number[]) {
  return (error: unknown): never => {
    const isRefused = error instanceof ProblemError && statuses.includes(error.status)
    throw isRefused ? new RefusedError(error.message) : error
  }
}
