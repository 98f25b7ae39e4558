import type { Locale } from '@chignon/contract/platform/locale'
import { videoEndpoints, type Video } from '@chignon/contract/learning/video'
import { paginationOf, type PageParams } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { uploadAddress } from '../../platform/uploads/upload-address.ts'
import { cancelVideo, retryVideo } from './change-video.ts'
import { removeCaptions, setCaptions } from './set-captions.ts'
import { startUpload } from './start-upload.ts'
import { videoMessages } from './video.messages.ts'
import { presentVideo } from './video.present.ts'
import { findVideo, listVideos, type VideoFilter } from './video.queries.ts'

type Parts = Pick<Services, 'db' | 'uploads'>

/** Uploading and processing videos, for staff. */
export const videoRoutes = implement(videoEndpoints, {
  async create({ params, body, viewer, locale, fail, services }) {
    const id = await startUpload(services, { lessonId: params.id, form: body, actor: viewer, fail })
    return { data: await show(services, id, { locale, fail }), upload: await uploadAddress(services, id) }
  },
  async list({ query, locale, ownOnly, services }) {
    const { videos, total } = await load(
      services,
      { lessonId: query.lesson_id, state: query.state, educatorId: ownOnly },
      locale,
      query,
    )
    return { data: videos, pagination: paginationOf(query, total) }
  },
  async show({ params, locale, fail, services }) {
    return { data: await show(services, params.id, { locale, fail }) }
  },
  async renewUpload({ params, fail, services }) {
    const video = (await findVideo(services.db(), params.id)) ?? fail(404)
    if (video.state !== 'uploading') fail(409, { message: videoMessages.wrongState })
    return { data: await uploadAddress(services, params.id) }
  },
  async retry({ params, viewer, locale, fail, services }) {
    await retryVideo(services, { id: params.id, actor: viewer, fail })
    return { data: await show(services, params.id, { locale, fail }) }
  },
  async cancel({ params, viewer, locale, fail, services }) {
    await cancelVideo(services, { id: params.id, actor: viewer, fail })
    return { data: await show(services, params.id, { locale, fail }) }
  },
  async setCaptions({ params: { id, language }, body, viewer, locale, fail, services }) {
    await setCaptions(services, { videoId: id, language, actor: viewer }, body.webvtt, fail)
    return { data: await show(services, id, { locale, fail }) }
  },
  async removeCaptions({ params: { id, language }, viewer, locale, fail, services }) {
    await removeCaptions(services, { videoId: id, language, actor: viewer }, fail)
    return { message: videoMessages.captionsRemoved[locale] }
  },
})

async function show(
  services: Parts,
  id: string,
  { locale, fail }: { locale: Locale; fail: Fail<'not_found'> },
): Promise<Video> {
  const { videos } = await load(services, { id }, locale, { page: 1, per_page: 1 })
  return videos[0] ?? fail(404)
}

async function load(
  services: Parts,
  filter: VideoFilter,
  locale: Locale,
  pageParams: PageParams,
): Promise<{ videos: Video[]; total: number }> {
  const { db, uploads } = services
  const { rows, total } = await listVideos(db(), filter, locale, pageParams)
  const videos = rows.map(async (row) => {
    const { id, state, bytes } = row.video
    const receivedBytes = state === 'uploading' ? ((await uploads.countReceived(id)) ?? 0) : bytes
    return presentVideo(row, { locale, receivedBytes })
  })
  return { videos: await Promise.all(videos), total }
}
