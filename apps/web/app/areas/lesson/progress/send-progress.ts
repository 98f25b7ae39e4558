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

// A repeated request would be refused again. After 401 the person may sign in again, so it is repeated.
const isRefused = (status: number): boolean => [400, 403, 404, 410, 422].includes(status)

/**
 * Saves everything that waits. What cannot be sent now, for example without a connection, waits for the next time. Returns the
 * responses to what was saved, by lesson.
 */
export async function sendProgress(queue: ProgressQueue, save: SaveProgress): Promise<Map<string, unknown>> {
  const saved = new Map<string, unknown>()
  for (const [lessonId, progress] of Object.entries(queue.read())) {
    const response = await save(lessonId, progress).catch(() => null)
    if (!response) break
    if (response.ok || isRefused(response.status)) queue.remove(lessonId, progress)
    if (response.ok) saved.set(lessonId, await response.json().catch(() => null))
  }
  return saved
}
