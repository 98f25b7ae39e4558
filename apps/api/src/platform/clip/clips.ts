import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { filePurposes } from '@chignon/contract/platform/file-purposes'
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts'
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts'
import { endOfSource } from '../files/end-of-source.ts'
import type { StoredFile } from '../files/file.queries.ts'
import { DiskFullFailure, type Files } from '../files/files.ts'
import { fileMessages } from '../files/files.messages.ts'
import { measured } from '../files/measured.ts'
import { withWorkFolder } from '../files/work-folder.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { Fail } from '../http/fail.ts'
import { VideoRejection } from '../ffmpeg/probe.rules.ts'
import { clipMessages } from './clip.messages.ts'
import { stripClip } from './strip-clip.ts'

export type NewClip = {
  purpose: 'post-clip' | 'exam-clip'
  /** The file name that the sender gave it. */
  name: string
  ownerId: string
  /** When it is deleted unless its file is kept. */
  expiresAt: Date
  /** Its media type, detected by its content. */
  type: string
}

/** The clip service (CLIP-1): clips of members are stored without their metadata. */
export type Clips = {
  /**
   * Stores a clip. Ends the call with 413 or 422 if it is too large or unreadable, with 503 if there is no ffmpeg. Call it outside of a
   * transaction, since an upload takes long.
   */
  put(
    source: AsyncGenerator<Uint8Array, void, undefined>,
    clip: NewClip,
    fail: Fail<'payload_too_large' | 'invalid' | 'unavailable'>,
  ): Promise<StoredFile>
}

type Parts = { ffmpeg: Ffmpeg; files: Files; folder: string }

/** Creates the clip service, which works in a folder of its own. */
export function createClips({ ffmpeg, files, folder: root }: Parts): Clips {
  // The disk is the limit.
  const limit = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 20 })

  return {
    async put(source, { type, ...clip }, fail) {
      if ((await ffmpeg.find()) === null) {
        await source.return()
        fail(503, { message: clipMessages.notPossible })
      }
      const { maxBytes } = filePurposes[clip.purpose]
      const limited = measured(source, maxBytes, () =>
        fail(413, { message: fileMessages.tooLarge(maxBytes) }),
      )
      return withWorkFolder(root, async (folder) => {
        const file = path.join(folder, 'received')
        await pipeline(limited.chunks, createWriteStream(file)).catch((error: unknown) =>
          isDiskFull(error) ? failDiskFull() : endOfSource(limited.failure() ?? error),
        )
        const stripped = await limit(() => stripClip(ffmpeg, { file, type, folder })).catch(
          (error: unknown) => {
            if (error instanceof VideoRejection) return fail(422, { message: clipMessages.unreadable })
            if (isDiskFull(error)) return failDiskFull()
            // It is being ended, or takes much longer than copying a file should.
            if (error instanceof FfmpegError) return fail(503, { message: clipMessages.notPossible })
            throw error
          },
        )
        return files.put(createReadStream(stripped), { ...clip, isStripped: true })
      })
    },
  }
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof FfmpegError) return error.reason === 'disk_full'
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

function failDiskFull(): never {
  throw new DiskFullFailure()
}
