import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { uploadDays } from '@chignon/contract/business-rules'
import type { VideoForm } from '@chignon/contract/video'
import { cleanFileName } from '../files/file-name.ts'
import { fileMessages } from '../files/files.messages.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { videoFailureMessages } from './video.messages.ts'
import { insertVideo, lessonExists } from './video.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

// The upload, the file that is played first, and the stream, which is smaller than both.
const spacePerByte = 3

type Parts = Pick<
  Services,
  'db' | 'clock' | 'logger' | 'audit' | 'env' | 'ffmpeg' | 'uploads' | 'countFreeBytes'
>
type Start = { lessonId: string; form: VideoForm; actor: Member; fail: Fail<'not_found' | 'unavailable'> }

/** Starts an upload, after checking that it can be stored and processed. Returns the id of the new video. */
export async function startUpload(services: Parts, { lessonId, form, actor, fail }: Start): Promise<string> {
  const { db, clock, logger, audit, uploads } = services
  if (!(await lessonExists(db(), lessonId))) fail(404)
  if ((await services.ffmpeg.find()) === null) fail(503, { message: videoFailureMessages.no_ffmpeg })
  if (!(await hasSpace(services, form.bytes * spacePerByte))) {
    fail(503, { message: videoFailureMessages.disk_full })
  }
  const id = randomUUID()
  await uploads.create(id, form.bytes).catch((error: unknown) => {
    logger.error(
      { reason: error instanceof Error ? error.message : String(error) },
      'the upload store failed',
    )
    fail(503, { message: fileMessages.unavailable })
  })
  const row = {
    id,
    lessonId,
    uploaderId: actor.id,
    fileName: cleanFileName(form.file_name, form.type),
    type: form.type,
    bytes: form.bytes,
    expiresAt: new Date(clock().getTime() + uploadDays * dayMs),
  }
  await db.transaction(async () => {
    await insertVideo(db(), row)
    await audit.record({
      actor,
      action: 'video.create',
      subject: { type: 'video', id },
      before: null,
      after: { lessonId, fileName: row.fileName, bytes: row.bytes },
    })
  })
  return id
}

async function hasSpace({ env, countFreeBytes }: Parts, bytes: number): Promise<boolean> {
  const folders = [env.videos.workFolder, ...('folder' in env.files ? [env.files.folder] : [])]
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    if ((await countFreeBytes(folder)) < bytes) return false
  }
  return true
}
