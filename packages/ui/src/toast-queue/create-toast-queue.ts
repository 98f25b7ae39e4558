import type { ToastMessage } from '../toast/toast.tsx'

export type ToastOptions = Partial<Omit<ToastMessage, 'id' | 'message'>>

/** Toasts in the order in which they were added; the first few of them are shown. */
export type ToastQueueStore = {
  /** Adds a toast and returns its id. A text that is already in the queue is not added again. Default tone `neutral`. */
  toast: (message: ToastMessage['message'], options?: ToastOptions) => string
  /** Removes a toast; the next one is shown. */
  dismiss: (id: string) => void
  /** Removes all toasts. */
  clear: () => void
  /** Calls the listener on every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  /** The toasts to show, oldest first. */
  read: () => readonly ToastMessage[]
}

/** Creates a queue for a `ToastQueue`, which shows at most `limit` toasts at a time (default 3); the others wait. */
export function createToastQueue(limit = 3): ToastQueueStore {
  const listeners = new Set<() => void>()
  let all: readonly ToastMessage[] = []
  let shown = all
  let lastId = 0
  const set = (next: readonly ToastMessage[]) => {
    all = next
    shown = all.slice(0, limit)
    for (const listener of listeners) listener()
  }
  return {
    toast(message, options) {
      const same = all.find((toast) => typeof message === 'string' && toast.message === message)
      if (same) return same.id
      lastId += 1
      const id = `toast-${lastId}`
      set([...all, { tone: 'neutral', ...options, id, message }])
      return id
    },
    dismiss: (id) => set(all.filter((toast) => toast.id !== id)),
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => shown,
  }
}
