import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { callOf } from '@chignon/app-kit/data/query-client'
import { maxFileNameLength, maxPerPage } from '@chignon/contract/platform/platform-rules'
import { videoEndpoints, type Video } from '@chignon/contract/learning/video'
import type { QueryClient } from '@tanstack/react-query'
import { videoTypeOf } from './file-kinds.ts'

/** A file whose upload begins. */
export type NewVideo = { lessonId: string; file: File }

/** The video of an upload; null as address to request one. */
export type StartedVideo = { videoId: string; url: string | null }

/** What uploads ask of the server. */
export type UploadCalls = {
  /** Starts an upload. */
  create: (video: NewVideo) => Promise<StartedVideo>
  /** An upload of this file that was started and of which nothing has arrived, other than the known ones. */
  findBegun: (video: NewVideo, known: ReadonlySet<string | null>) => Promise<StartedVideo | null>
  renew: (videoId: string) => Promise<string>
  /** The newest videos, and those with the ids. A video that does not exist is left out. */
  find: (videoIds: readonly string[]) => Promise<Video[]>
  /** Processes a video again. */
  retry: (videoId: string) => Promise<Video>
  /** Ends an upload. One that has ended already is no error. */
  cancel: (videoId: string) => Promise<void>
  setCaptions: (videoId: string, language: string, webvtt: string) => Promise<void>
}

/** The calls of a query client. Loaded with the list of uploads. */
export function uploadCalls(client: QueryClient): UploadCalls {
  const call = callOf(client)
  const create = async ({ lessonId, file }: NewVideo) => {
    const { data, upload } = await call(videoEndpoints.create, {
      params: { id: lessonId },
      body: {
        // The end of a name says more than its beginning.
        file_name: file.name.slice(-maxFileNameLength),
        type: videoTypeOf(file) ?? 'video/mp4',
        bytes: file.size,
      },
    })
    return { videoId: data.id, url: upload.url }
  }
  const renew = async (id: string) => (await call(videoEndpoints.renewUpload, { params: { id } })).data.url
  const show = async (id: string) => {
    try {
      return [(await call(videoEndpoints.show, { params: { id } })).data]
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return []
      throw error
    }
  }
  return {
    create,
    renew,
    async findBegun({ lessonId, file }, known) {
      const { data } = await call(videoEndpoints.list, { query: { lesson_id: lessonId, state: 'uploading' } })
      const begun = data.find(
        (video) => video.bytes === file.size && video.received_bytes === 0 && !known.has(video.id),
      )
      return begun ? { videoId: begun.id, url: null } : null
    },
    async find(videoIds) {
      const { data } = await call(videoEndpoints.list, { query: { per_page: maxPerPage } })
      const listed = new Set(data.map(({ id }) => id))
      const others = videoIds.filter((id) => !listed.has(id))
      return [...data, ...(await Promise.all(others.map(show))).flat()]
    },
    retry: async (id) => (await call(videoEndpoints.retry, { params: { id } })).data,
    async cancel(id) {
      try {
        await call(videoEndpoints.cancel, { params: { id } })
      } catch (error) {
        if (!(error instanceof ProblemError && (error.status === 404 || error.status === 409))) throw error
      }
    },
    async setCaptions(id, language, webvtt) {
      await call(videoEndpoints.setCaptions, { params: { id, language }, body: { webvtt } })
    },
  }
}
