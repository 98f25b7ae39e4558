import type { LessonProgress } from '@chignon/contract/learning/progress'
import { useState } from 'react'
import { useHydratedLater } from '../../../../lib/browser/use-hydrated-later.ts'
import { useStorageOwner } from '../../../../lib/data/use-storage-owner.ts'
import { queueStorage } from '../queue/queue-storage.ts'
import { progressQueue } from '../progress/progress-queue.ts'

type StartPosition = { position: number; isFromQueue: boolean }

/**
 * Where a lesson resumes: where the learner left on any device, or later in this browser if that could not be saved yet. It stays
 * the same while the lesson is open.
 */
export function useStartPosition(lessonId: string, progress: LessonProgress | null): StartPosition {
  const owner = useStorageOwner()
  const isHydrated = useHydratedLater()
  const find = () => ({
    lessonId,
    isHydrated,
    start: (isHydrated && queuedStart(owner, lessonId, progress)) || savedStart(progress),
  })
  const [found, setFound] = useState(find)
  if (found.lessonId !== lessonId || found.isHydrated !== isHydrated) setFound(find())
  return found.start
}

const savedStart = (progress: LessonProgress | null): StartPosition => ({
  position: progress?.position ?? 0,
  isFromQueue: false,
})

function queuedStart(
  owner: string,
  lessonId: string,
  progress: LessonProgress | null,
): StartPosition | undefined {
  const queued = progressQueue(queueStorage, owner).read()[lessonId]
  if (!queued || queued.position.recorded_at <= (progress?.position_at ?? '')) return undefined
  return { position: queued.position.seconds, isFromQueue: true }
}
