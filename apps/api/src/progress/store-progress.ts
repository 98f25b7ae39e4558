import type { Services } from '../services.ts'
import {
  markDone,
  mergeProgress,
  type ProgressKey,
  type ProgressRow,
  type ProgressUpdate,
} from './progress.queries.ts'

type Finished = ProgressRow & { isJustDone: boolean }

/** Adds to the progress in a lesson. */
export function storeProgress({ db }: Pick<Services, 'db'>, update: ProgressUpdate): Promise<Finished> {
  return db.transaction(() => mergeProgress(db(), update))
}

/** Marks a lesson as done by hand. */
export function storeMark({ db }: Pick<Services, 'db'>, key: ProgressKey, now: Date): Promise<Finished> {
  return db.transaction(() => markDone(db(), key, now))
}
