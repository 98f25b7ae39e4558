import type { VideoProgress } from '@chignon/ui/video-player'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useStorageOwner } from '../../../../lib/data/use-storage-owner.ts'
import { queueStorage } from '../queue/queue-storage.ts'
import { progressQueue, type ProgressQueue } from './progress-queue.ts'
import type * as Sending from './send-progress.ts'

const sendEveryMs = 10_000

// Loaded with the first progress, and kept, so that nothing is awaited before the last progress of a page is sent.
let sending: typeof Sending | undefined

/**
 * Keeps what is played in the browser at once, and saves it every 10 seconds while it plays, at a pause, on hiding and leaving
 * (LESSON-18). Every page sends what could not be saved (`ProgressSender`). `isDone` says whether the lesson is done already; when a
 * save makes it so, the page is loaded again.
 */
export function useProgressSaving(lessonId: string, isDone: boolean): (progress: VideoProgress) => void {
  const owner = useStorageOwner()
  const { revalidate } = useRevalidator()
  const sentAt = useRef(-Infinity)

  const send = async (queue: ProgressQueue) => {
    sending ??= await import('./send-progress.ts')
    const saved = await sending.sendProgress(queue, sending.saveByFetch)
    if (sending.hasDone(saved, isDone ? lessonId : null)) await revalidate()
  }
  return ({ position, ranges, isFinal }) => {
    const queue = progressQueue(queueStorage, owner)
    queue.add(lessonId, {
      watched: ranges.map(([from, to]) => [from, to]),
      position: { seconds: position, recorded_at: new Date().toISOString() },
    })
    const now = performance.now()
    if (!navigator.onLine || (!isFinal && now - sentAt.current < sendEveryMs)) return
    sentAt.current = now
    // Without the code, it waits as without a connection.
    send(queue).catch(() => {})
  }
}
