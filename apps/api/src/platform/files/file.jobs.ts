import * as z from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Logger } from '../http/logger.ts'
import { defineJob } from '../jobs/define-job.ts'
import { forEachIndependently, throwIfAnyFailed, inBatches } from '../jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { deleteExpiredFile, existingFileIds, listExpiredFiles } from './file.queries.ts'
import type { Storage } from './storage.ts'
import { removeAbandonedFolders } from './work-folder.ts'

/** Removes the bytes of a file whose row was deleted. */
export const removeStoredFile = defineJob({
  name: 'remove-stored-file',
  payload: z.object({ id: z.uuid() }),
  concurrency: 5,
})

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

export function cleanUpFilesHandler({ db, clock, logger, storage, workFolder }: Parts): JobHandler {
  const log = { logger, describe: (file: string) => ({ file }) }
  return handleJob(cleanUpFiles, async () => {
    const now = clock()
    const before = new Date(now.getTime() - graceMs)
    let removed = 0
    const expired = inBatches((after: string | undefined) =>
      listExpiredFiles(db(), { now, after, limit: batchSize }),
    )
    const removeExpired = async (id: string) => {
      if (!(await deleteExpiredFile(db(), id, now))) return
      await storage.remove(id)
      removed += 1
    }
    const removeOrphan = async (id: string) => {
      await storage.remove(id)
      removed += 1
    }
    const failures = [
      ...(await forEachIndependently(expired, removeExpired, log)),
      ...(await forEachIndependently(orphans(before), removeOrphan, log)),
    ]
    await storage.removePartial(before)
    await removeAbandonedFolders(workFolder, before)
    if (removed > 0) logger.info({ removed }, 'files cleaned up')
    throwIfAnyFailed(failures, 'files could not be removed')
  })

  async function* orphans(before: Date): AsyncGenerator<string> {
    for await (const ids of batches(storage, before)) {
      const existing = await existingFileIds(db(), ids)
      yield* ids.filter((id) => !existing.has(id))
    }
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
