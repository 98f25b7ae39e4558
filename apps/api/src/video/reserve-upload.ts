import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { fileMessages } from '../files/files.messages.ts'
import type { Fail } from '../http/fail.ts'
import type { Services } from '../services.ts'
import { videoFailureMessages } from './video.messages.ts'

/** What reserving an upload works with. */
export type ReserveServices = Pick<Services, 'logger' | 'env' | 'ffmpeg' | 'uploads' | 'countFreeBytes'>

type Reservation = {
  bytes: number
  /** How many bytes on the disk each uploaded byte needs until all is processed. */
  spacePerByte: number
  fail: Fail<'unavailable'>
}

/** Starts an empty upload, after checking that it can be stored and processed. Returns its id. */
export async function reserveUpload(
  services: ReserveServices,
  { bytes, spacePerByte, fail }: Reservation,
): Promise<string> {
  const { logger, uploads } = services
  if ((await services.ffmpeg.find()) === null) fail(503, { message: videoFailureMessages.no_ffmpeg })
  if (!(await hasSpace(services, bytes * spacePerByte))) {
    fail(503, { message: videoFailureMessages.disk_full })
  }
  const id = randomUUID()
  await uploads.create(id, bytes).catch((error: unknown) => {
    logger.error(
      { reason: error instanceof Error ? error.message : String(error) },
      'the upload store failed',
    )
    fail(503, { message: fileMessages.unavailable })
  })
  return id
}

async function hasSpace({ env, countFreeBytes }: ReserveServices, bytes: number): Promise<boolean> {
  const folders = [env.videos.workFolder, ...('folder' in env.files ? [env.files.folder] : [])]
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    if ((await countFreeBytes(folder)) < bytes) return false
  }
  return true
}
