import type { Locale } from '@chignon/contract/platform/locale'
import { voiceOverEndpoints, type VoiceOver } from '@chignon/contract/learning/voice-over'
import { singlePage } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { uploadAddress } from '../../platform/uploads/upload-address.ts'
import { videoMessages } from '../video/video.messages.ts'
import { findVideo } from '../video/video.queries.ts'
import { removeVoiceOver, retryVoiceOver, startVoiceOver } from './change-voice-over.ts'
import { voiceOverMessages } from './voice-over.messages.ts'
import { presentVoiceOver } from './voice-over.present.ts'
import { findVoiceOver, listVoiceOvers, type VoiceOverRow } from './voice-over.queries.ts'

type Parts = Pick<Services, 'db' | 'uploads'>

/** Uploading and removing voice-overs, for staff. */
export const voiceOverRoutes = implement(voiceOverEndpoints, {
  async create({ params, body, viewer, locale, fail, services }) {
    const id = await startVoiceOver(services, { videoId: params.id, form: body, actor: viewer, fail })
    return { data: await show(services, id, { locale, fail }), upload: await uploadAddress(services, id) }
  },
  async list({ params, locale, fail, services }) {
    if (!(await findVideo(services.db(), params.id))) fail(404)
    const rows = await listVoiceOvers(services.db(), params.id)
    const data = await Promise.all(rows.map((row) => present(services, row, locale)))
    return { data, pagination: singlePage(rows.length) }
  },
  async show({ params, locale, fail, services }) {
    return { data: await show(services, params.id, { locale, fail }) }
  },
  async renewUpload({ params, fail, services }) {
    const voiceOver = (await findVoiceOver(services.db(), params.id)) ?? fail(404)
    if (voiceOver.state !== 'uploading') fail(409, { message: videoMessages.wrongState })
    return { data: await uploadAddress(services, params.id) }
  },
  async retry({ params, viewer, locale, fail, services }) {
    await retryVoiceOver(services, { id: params.id, actor: viewer, fail })
    return { data: await show(services, params.id, { locale, fail }) }
  },
  async remove({ params, viewer, locale, fail, services }) {
    await removeVoiceOver(services, { id: params.id, actor: viewer, fail })
    return { message: voiceOverMessages.removed[locale] }
  },
})

async function show(
  services: Parts,
  id: string,
  { locale, fail }: { locale: Locale; fail: Fail<'not_found'> },
): Promise<VoiceOver> {
  return present(services, (await findVoiceOver(services.db(), id)) ?? fail(404), locale)
}

async function present({ uploads }: Parts, row: VoiceOverRow, locale: Locale): Promise<VoiceOver> {
  const { id, state, bytes } = row
  const receivedBytes = state === 'uploading' ? ((await uploads.countReceived(id)) ?? 0) : bytes
  return presentVoiceOver(row, { locale, receivedBytes })
}
