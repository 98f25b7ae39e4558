import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts'
import { VideoRejection } from '../ffmpeg/probe.rules.ts'
import { listUnstrippedClips, markUnreadable, type StoredFile } from '../files/file.queries.ts'
import type { Files } from '../files/files.ts'
import { withWorkFolder } from '../files/work-folder.ts'
import type { Logger } from '../http/logger.ts'
import { forEachIndependently, inBatches } from '../jobs/for-each-independently.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { stripStoredClips } from './clip.jobs.ts'
import { stripClip } from './strip-clip.ts'

type Parts = { db: Database; clock: Clock; files: Files; ffmpeg: Ffmpeg; logger: Logger; folder: string }

const batchSize = 50

/** Continues where it was interrupted. Without ffmpeg it does nothing. */
export function stripStoredClipsHandler({
  db,
  clock,
  files,
  ffmpeg,
  logger,
  folder: root,
}: Parts): JobHandler {
  return handleJob(stripStoredClips, async () => {
    if ((await ffmpeg.find()) === null) return
    let stripped = 0
    const clips = inBatches((after: StoredFile | undefined) =>
      listUnstrippedClips(db(), after?.id ?? '', batchSize),
    )
    const strip = async (clip: StoredFile) => {
      if (await stripStored(clip)) stripped += 1
    }
    await forEachIndependently(clips, strip, { logger, describe: ({ id }) => ({ file: id }) })
    if (stripped > 0) logger.info({ stripped }, 'metadata of stored clips removed')
  })

  function stripStored(clip: StoredFile): Promise<boolean> {
    return withWorkFolder(root, async (folder) => {
      const file = path.join(folder, 'stored')
      await pipeline(await files.open(clip), createWriteStream(file))
      try {
        const stripped = await stripClip(ffmpeg, { file, type: clip.type, folder })
        await files.replace(clip, createReadStream(stripped))
        return true
      } catch (error) {
        if (!(error instanceof VideoRejection)) throw error
        // No browser plays it either. It stays for its owner, and is not tried again.
        await markUnreadable(db(), clip.id, clock())
        logger.warn({ file: clip.id, reason: error.message }, 'the metadata of a clip could not be removed')
        return false
      }
    })
  }
}
