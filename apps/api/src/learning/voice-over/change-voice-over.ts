import type { VoiceOverForm } from '@chignon/contract/learning/voice-over'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { reserveUpload, type ReserveServices } from '../video/reserve-upload.ts'
import { videoMessages } from '../video/video.messages.ts'
import { findVideo, type VideoRow } from '../video/video.queries.ts'
import { expireTrack } from './expire-track.ts'
import { makeVoiceOver } from './voice-over.jobs.ts'
import { publishVoiceOvers } from '../video/publish-voice-overs.jobs.ts'
import { voiceOverMessages } from './voice-over.messages.ts'
import {
  deleteVoiceOver,
  findVoiceOver,
  insertVoiceOver,
  lockVoiceOver,
  updateVoiceOver,
} from './voice-over.queries.ts'
import { voiceOverStates } from './voice-over.states.ts'

// The upload, a copy of it if it is in a bucket, and the sound track, which is smaller.
const spacePerByte = 3

type Parts = Pick<Services, 'db' | 'clock' | 'jobs' | 'audit' | 'uploads'>
type Start = {
  videoId: string
  form: VoiceOverForm
  actor: Member
  fail: Fail<'not_found' | 'unavailable' | 'conflict'>
}
type Change = { id: string; actor: Member; fail: Fail<'not_found' | 'conflict'> }

/** Whether a voice-over can be added to a video: its length is known, and it was not cancelled. */
export function acceptsVoiceOver({ state, duration }: VideoRow): boolean {
  return duration !== null && (state === 'playable' || state === 'transcoding' || state === 'ready')
}

/** Starts the upload of a voice-over. Returns its id. */
export async function startVoiceOver(
  services: Parts & ReserveServices,
  { videoId, form, actor, fail }: Start,
): Promise<string> {
  const { db, audit } = services
  const video = (await findVideo(db(), videoId)) ?? fail(404)
  if (!acceptsVoiceOver(video)) fail(409, { message: voiceOverMessages.videoNotReady })
  const language = Intl.getCanonicalLocales(form.language)[0] ?? form.language
  const upload = await reserveUpload(services, { form, actor, spacePerByte, fail })
  const { id, fileName, bytes } = upload
  await db.transaction(async () => {
    await insertVoiceOver(db(), { videoId, language, ...upload })
    await audit.record({
      actor,
      action: 'voice-over.create',
      subject: { type: 'voice-over', id },
      before: null,
      after: { videoId, language, fileName, bytes },
    })
  })
  return id
}

/** Processes a failed voice-over again. */
export function retryVoiceOver({ db, jobs, audit }: Parts, { id, actor, fail }: Change): Promise<void> {
  return db.transaction(async () => {
    const voiceOver = (await lockVoiceOver(db(), id)) ?? fail(404)
    if (!voiceOverStates.can(voiceOver.state, 'retry')) fail(409, { message: videoMessages.wrongState })
    if (!voiceOver.hasUpload) fail(409, { message: videoMessages.uploadGone })
    const state = voiceOverStates.next(voiceOver.state, 'retry')
    await updateVoiceOver(db(), id, { state, failure: null })
    await jobs.enqueue(makeVoiceOver, { voiceOverId: id }, { key: id })
    await audit.record({
      actor,
      action: 'voice-over.retry',
      subject: { type: 'voice-over', id },
      before: { state: voiceOver.state },
      after: { state },
    })
  })
}

/** Removes a voice-over in any state. Learners who listen to it can continue for a day. */
export async function removeVoiceOver(
  services: Parts,
  { id, actor, fail }: Omit<Change, 'fail'> & { fail: Fail<'not_found'> },
): Promise<void> {
  const { db, jobs, audit, uploads } = services
  if (!(await findVoiceOver(db(), id))) fail(404)
  await uploads.remove(id)
  await db.transaction(async () => {
    const { videoId, language, state, folder } = (await lockVoiceOver(db(), id)) ?? fail(404)
    await deleteVoiceOver(db(), id)
    if (folder !== null) await expireTrack(services, videoId, folder)
    await jobs.enqueue(publishVoiceOvers, { videoId })
    await audit.record({
      actor,
      action: 'voice-over.remove',
      subject: { type: 'voice-over', id },
      before: { videoId, language, state },
      after: null,
    })
  })
}
