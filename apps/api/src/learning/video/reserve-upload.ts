import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { uploadDays } from '@chignon/contract/platform/platform-rules'
import { cleanFileName } from '../../platform/files/file-name.ts'
import { fileMessages } from '../../platform/files/files.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { videoFailureMessages } from './video.messages.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What reserving an upload works with. */
export type ReserveServices = Pick<
  Services,
  'clock' | 'logger' | 'env' | 'ffmpeg' | 'uploads' | 'countFreeBytes'
>

type Reservation = {
  form: { file_name: string; type: string; bytes: number }
  actor: Member
  /** How many bytes on the disk each uploaded byte needs until all is processed. */
  spacePerByte: number
  fail: Fail<'unavailable'>
}

/** Starts an empty upload, after checking that it can be stored and processed. Returns the columns that are stored of it. */
export async function reserveUpload(
  services: ReserveServices,
  { form, actor, spacePerByte, fail }: Reservation,
) {
  const { clock, logger, uploads } = services
  const { type, bytes } = form
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
  return {
    id,
    uploaderId: actor.id,
    fileName: cleanFileName(form.file_name, type),
    type,
    bytes,
    expiresAt: new Date(clock().getTime() + uploadDays * dayMs),
  }
}

async function hasSpace({ env, countFreeBytes }: ReserveServices, bytes: number): Promise<boolean> {
  const folders = [env.videos.workFolder, ...('folder' in env.files ? [env.files.folder] : [])]
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    if ((await countFreeBytes(folder)) < bytes) return false
  }
  return true
}
