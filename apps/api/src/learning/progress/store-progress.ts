import type { AwardServices } from '../certificate/award-certificate.ts'
import { awardForLesson } from '../certificate/award-for-lesson.ts'
import {
  markDone,
  mergeProgress,
  type ProgressKey,
  type ProgressRow,
  type ProgressUpdate,
} from './progress.queries.ts'

type Finished = ProgressRow & { isJustDone: boolean }

/** Adds to the progress in a lesson, and awards what finishing it has earned. */
export function storeProgress(services: AwardServices, update: ProgressUpdate): Promise<Finished> {
  return withAwards(services, update, () => mergeProgress(services.db(), update))
}

/** Marks a lesson as done by hand, and awards what that has earned. */
export function storeMark(services: AwardServices, key: ProgressKey, now: Date): Promise<Finished> {
  return withAwards(services, key, () => markDone(services.db(), key, now))
}

function withAwards(
  services: AwardServices,
  { userId, lessonId }: ProgressKey,
  store: () => Promise<Finished>,
): Promise<Finished> {
  return services.db.transaction(async () => {
    const progress = await store()
    if (progress.isJustDone) await awardForLesson(services, { userId, lessonId })
    return progress
  })
}
