import type { VideoForm } from '@chignon/contract/learning/video'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { reserveUpload, type ReserveServices } from './reserve-upload.ts'
import { insertVideo, lessonExists } from './video.queries.ts'

// The upload, the file that is played first, and the stream, which is smaller than both.
const spacePerByte = 3

type Parts = ReserveServices & Pick<Services, 'db' | 'audit'>
type Start = { lessonId: string; form: VideoForm; actor: Member; fail: Fail<'not_found' | 'unavailable'> }

/** Starts an upload, after checking that it can be stored and processed. Returns the id of the new video. */
export async function startUpload(services: Parts, { lessonId, form, actor, fail }: Start): Promise<string> {
  const { db, audit } = services
  if (!(await lessonExists(db(), lessonId))) fail(404)
  const upload = await reserveUpload(services, { form, actor, spacePerByte, fail })
  const { id, fileName, bytes } = upload
  await db.transaction(async () => {
    await insertVideo(db(), { lessonId, ...upload })
    await audit.record({
      actor,
      action: 'video.create',
      subject: { type: 'video', id },
      before: null,
      after: { lessonId, fileName, bytes },
    })
  })
  return id
}
