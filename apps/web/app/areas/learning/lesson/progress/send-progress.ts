import { isRefused, sendQueue } from '../queue/send-queue.ts'
import type { ProgressQueue, QueuedProgress } from './progress-queue.ts'

/** Saves the progress of one lesson. */
export type SaveProgress = (lessonId: string, progress: QueuedProgress) => Promise<Response>

/** Saves through the web server, which holds the token; the request outlives the page. */
export const saveByFetch: SaveProgress = (lessonId, progress) =>
  fetch(`/bff/user/lessons/${encodeURIComponent(lessonId)}/progress`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(progress),
    keepalive: true,
  })

/**
 * Saves everything that waits. What cannot be sent now, for example without a connection, waits for the next time. Returns the
 * responses to what was saved, by lesson.
 */
export async function sendProgress(queue: ProgressQueue, save: SaveProgress): Promise<Map<string, unknown>> {
  const saved = new Map<string, unknown>()
  await sendQueue(queue, async (lessonId, progress) => {
    const response = await save(lessonId, progress).catch(() => null)
    if (!response) return 'offline'
    if (response.ok) saved.set(lessonId, await response.json().catch(() => null))
    return response.ok || isRefused(response.status) ? 'done' : 'waits'
  })
  return saved
}

/** Whether a lesson is done after it was saved. `except` is one that was done before. */
export function hasDone(saved: ReadonlyMap<string, unknown>, except: string | null): boolean {
  return [...saved].some(([lessonId, response]) => lessonId !== except && isDoneIn(response))
}

function isDoneIn(response: unknown): boolean {
  if (typeof response !== 'object' || response === null || !('data' in response)) return false
  const { data } = response
  return typeof data === 'object' && data !== null && 'done_at' in data && data.done_at !== null
}
