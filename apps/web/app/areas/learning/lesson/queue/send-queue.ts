import type { StoredQueue } from './stored-queue.ts'

/** What became of an entry: `done` leaves the queue, `waits` is sent next time, `offline` ends this time for all. */
export type SendOutcome = 'done' | 'waits' | 'offline'

// A repeated request would be refused again. After 401 the person may sign in again, so it is repeated.
const refused = new Set([400, 403, 404, 409, 410, 422])

/** Whether the server will never accept a request. */
export const isRefused = (status: number): boolean => refused.has(status)

/** Sends everything that waits. Returns whether anything left the queue. */
export async function sendQueue<Entry>(
  queue: StoredQueue<Entry>,
  send: (id: string, entry: Entry) => Promise<SendOutcome>,
): Promise<boolean> {
  let isChanged = false
  for (const [id, entry] of Object.entries(queue.read())) {
    const outcome = await send(id, entry)
    if (outcome === 'offline') break
    if (outcome === 'waits') continue
    queue.settle(id, entry, null)
    isChanged = true
  }
  return isChanged
}
