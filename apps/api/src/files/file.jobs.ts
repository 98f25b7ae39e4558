import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { Logger } from '../http/logger.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { deleteExpiredFiles, existingFileIds } from './file.queries.ts'
import type { Storage } from './storage.ts'
import { removeAbandonedFolders } from './work-folder.ts'

/** Removes the bytes of a file whose row was deleted. */
export const removeStoredFile = defineJob({
  name: 'remove-stored-file',
  payload: z.object({ id: z.uuid() }),
  concurrency: 5,
})

/** Runs `removeStoredFile`. */
export function removeStoredFileHandler(storage: Storage): JobHandler {
  return handleJob(removeStoredFile, ({ id }) => storage.remove(id))
}

/** Removes expired files and bytes without a row once a day (FILE-5). */
export const cleanUpFiles = defineJob({
  name: 'clean-up-files',
  payload: z.object({}),
  cron: '30 3 * * *',
  timeoutSeconds: 60 * 60,
})

// Bytes are stored before their row, so that younger ones may still get one.
const graceMs = 24 * 60 * 60 * 1000
const batchSize = 500

type Parts = {
  db: Database
  clock: Clock
  logger: Logger
  storage: Storage
  /** The folder below which files are made. */
  workFolder: string
}

/** Runs `cleanUpFiles`. */
export function cleanUpFilesHandler({ db, clock, logger, storage, workFolder }: Parts): JobHandler {
  return handleJob(cleanUpFiles, async () => {
    const before = new Date(clock().getTime() - graceMs)
    const expired = await removeExpired()
    const orphans = await removeOrphans(before)
    await storage.removePartial(before)
    await removeAbandonedFolders(workFolder, before)
    if (expired + orphans > 0) logger.info({ expired, orphans }, 'files cleaned up')
  })

  async function removeExpired(): Promise<number> {
    const ids = await deleteExpiredFiles(db(), clock(), batchSize)
    for (const id of ids) await storage.remove(id)
    return ids.length < batchSize ? ids.length : ids.length + (await removeExpired())
  }

  async function removeOrphans(before: Date): Promise<number> {
    let removed = 0
    for await (const ids of batches(storage, before)) {
      const existing = await existingFileIds(db(), ids)
      const orphans = ids.filter((id) => !existing.has(id))
      for (const id of orphans) await storage.remove(id)
      removed += orphans.length
    }
    return removed
  }
}

async function* batches(storage: Storage, before: Date): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const { id, modified } of storage.list()) {
    if (modified >= before) continue
    batch.push(id)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
