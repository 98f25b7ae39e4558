import { setTimeout as wait } from 'node:timers/promises'
import type { Video, VideoUpload } from '@chignon/contract/learning/video'

/** The calls of staff that upload a video. */
export type Staff = {
  /** Starts an upload for a lesson. */
  create(lessonId: string, bytes: number): Promise<{ video: Video; upload: VideoUpload }>
  /** A new address for an upload. */
  renew(id: string): Promise<VideoUpload>
  show(id: string): Promise<Video>
  /** Waits until the video is in one of the states. */
  waitFor(id: string, states: Video['state'][]): Promise<Video>
}

const pollMs = 250

/** The calls with a token; `origin` returns the address of the API, which may change. */
export function createStaff(origin: () => string, token: string): Staff {
  async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${origin()}/api/v1/staff${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const parsed: Body = JSON.parse(await response.text())
    return parsed
  }

  const show = async (id: string) => (await call<{ data: Video }>('GET', `/videos/${id}`)).data
  return {
    async create(lessonId, bytes) {
      const body = { file_name: 'film.mp4', type: 'video/mp4', bytes }
      const path = `/lessons/${lessonId}/videos`
      const { data, upload } = await call<{ data: Video; upload: VideoUpload }>('POST', path, body)
      return { video: data, upload }
    },
    renew: async (id) => (await call<{ data: VideoUpload }>('POST', `/videos/${id}/upload-address`)).data,
    show,
    async waitFor(id, states) {
      for (;;) {
        const video = await show(id)
        if (states.includes(video.state)) return video
        await wait(pollMs)
      }
    },
  }
}
