import { uploadDays } from '@chignon/contract/business-rules'
import type { VideoForm } from '@chignon/contract/video'
import { cleanFileName } from '../files/file-name.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { reserveUpload, type ReserveServices } from './reserve-upload.ts'
import { insertVideo, lessonExists } from './video.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

// The upload, the file that is played first, and the stream, which is smaller than both.
const spacePerByte = 3

type Parts = ReserveServices & Pick<Services, 'db' | 'clock' | 'audit'>
type Start = { lessonId: string; form: VideoForm; actor: Member; fail: Fail<'not_found' | 'unavailable'> }

/** Starts an upload, after checking that it can be stored and processed. Returns the id of the new video. */
export async function startUpload(services: Parts, { lessonId, form, actor, fail }: Start): Promise<string> {
  const { db, clock, audit } = services
  if (!(await lessonExists(db(), lessonId))) fail(404)
  const id = await reserveUpload(services, { bytes: form.bytes, spacePerByte, fail })
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
