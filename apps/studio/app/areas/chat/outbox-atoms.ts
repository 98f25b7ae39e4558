import { atom } from 'jotai'
import { outboxKey, readOutbox, sendQueued, type QueuedMessage } from './chat-outbox.ts'

const queuedAtom = atom<QueuedMessage[]>(readOutbox(localStorage.getItem(outboxKey)))

let isSending = false

/** The answers that wait for a connection, kept in this browser. */
export const outboxAtom = atom(
  (get) => get(queuedAtom),
  (get, set, change: (queued: QueuedMessage[]) => QueuedMessage[]) => {
    const queued = change(get(queuedAtom))
    set(queuedAtom, queued)
    if (queued.length === 0) localStorage.removeItem(outboxKey)
    else localStorage.setItem(outboxKey, JSON.stringify(queued))
  },
)

/** Sends the answers of a person that wait; resolves to whether any was sent. */
export const sendOutboxAtom = atom(
  null,
  async (get, set, viewerId: string, send: (message: QueuedMessage) => Promise<unknown>) => {
    const own = get(outboxAtom).filter((message) => message.viewerId === viewerId)
    if (isSending || own.length === 0) return false
    isSending = true
    try {
      const left = await sendQueued(own, send)
      const tried = new Set(own.map(({ id }) => id))
      // What was queued meanwhile comes after.
      set(outboxAtom, (queued) => [...left, ...queued.filter(({ id }) => !tried.has(id))])
      return left.length < own.length
    } finally {
      isSending = false
    }
  },
)
