import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { checkWebVtt } from './check-webvtt.ts'
import { keepMedia } from './store-media.ts'
import {
  deleteCaptions,
  expireFilesOf,
  findResourceOf,
  insertVideoFiles,
  publishCaptions,
  upsertCaptions,
} from './video-files.queries.ts'
import { videoMessages } from './video.messages.ts'
import { webVttMessages } from './webvtt.messages.ts'
import { lockVideo } from './video.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

type Parts = Pick<Services, 'db' | 'clock' | 'files' | 'audit'>
type Captions = { videoId: string; language: string; actor: Member }
type FailCaptions = Fail<'not_found' | 'conflict' | 'invalid'>

/** Adds or replaces the captions of a video in a language; learners of a published video see them at once (VIDEO-7). */
export async function setCaptions(
  services: Parts,
  { videoId, language, actor }: Captions,
  webvtt: string,
  fail: FailCaptions,
): Promise<void> {
  const { db, clock, files, audit } = services
  const problem = checkWebVtt(webvtt)
  if (problem) fail(422, { errors: { webvtt: [webVttMessages[problem.reason](problem.line)] } })
  const stored = await files.put(Readable.from([Buffer.from(webvtt)]), {
    purpose: 'lesson-media',
    name: `${language}.vtt`,
    type: 'text/vtt',
    ownerId: null,
    expiresAt: new Date(clock().getTime() + dayMs),
  })
  // Another name for each version, since caches keep files.
  const file = `captions-${randomUUID().slice(0, 13)}/${language}.vtt`
  await db.transaction(async () => {
    await lockForCaptions(services, videoId, fail)
    await insertVideoFiles(db(), videoId, new Map([[file, stored.id]]))
    await keepMedia(services, [stored.id])
    const before = await upsertCaptions(db(), { videoId, language, file })
    await publishChange(services, videoId, before)
    await audit.record({
      actor,
      action: 'video.set-captions',
      subject: { type: 'video', id: videoId },
      before: null,
      after: { language },
    })
  })
}

/** Removes the captions of a video in a language. */
export function removeCaptions(
  services: Parts,
  { videoId, language, actor }: Captions,
  fail: FailCaptions,
): Promise<void> {
  const { db, audit } = services
  return db.transaction(async () => {
    await lockForCaptions(services, videoId, fail)
    const before = (await deleteCaptions(db(), { videoId, language })) ?? fail(404)
    await publishChange(services, videoId, before)
    await audit.record({
      actor,
      action: 'video.remove-captions',
      subject: { type: 'video', id: videoId },
      before: { language },
      after: null,
    })
  })
}

async function lockForCaptions({ db }: Parts, videoId: string, fail: FailCaptions): Promise<void> {
  const video = (await lockVideo(db(), videoId)) ?? fail(404)
  if (video.state === 'cancelled') fail(409, { message: videoMessages.wrongState })
}

async function publishChange(
  { db, clock }: Parts,
  videoId: string,
  replaced: string | undefined,
): Promise<void> {
  const resourceId = await findResourceOf(db(), videoId)
  if (resourceId !== undefined) await publishCaptions(db(), resourceId, videoId)
  if (replaced === undefined) return
  await expireFilesOf(db(), { videoId, names: [replaced] }, new Date(clock().getTime() + dayMs))
}
