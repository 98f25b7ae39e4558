import { useRevalidator } from 'react-router'
import { queueStorage } from '../queue/queue-storage.ts'
import { useSending } from '../queue/use-sending.ts'
import { progressQueue } from './progress-queue.ts'
import { hasDone, saveByFetch, sendProgress } from './send-progress.ts'

/**
 * Sends the progress that waits in the browser, on every page of a signed-in person (LESSON-18), now and whenever the connection is back.
 * When a lesson becomes done by it, the page is loaded again. Renders nothing.
 */
export function ProgressSender({ owner }: { owner: string }) {
  const { revalidate } = useRevalidator()
  useSending(async () => {
    const saved = await sendProgress(progressQueue(queueStorage, owner), saveByFetch)
    if (hasDone(saved, null)) await revalidate()
  })
  return null
}
