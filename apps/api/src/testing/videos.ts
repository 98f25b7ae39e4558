import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { videoEndpoints, type VideoForm } from '@chignon/contract/learning/video'
import { makeCourse } from '../platform/db/factories/course.ts'
import { makeMember } from '../platform/db/factories/user.ts'
import type { TestApp } from './test-app.ts'

/** A lesson for which staff upload videos. */
export async function makeVideoLesson(testApp: TestApp) {
  const { db, time } = testApp
  const { token } = await makeMember(db, time.now, { role: 'staff' })
  const course = await makeCourse(db)
  const lessonId = course.lessons[0]?.id ?? ''

  async function start(bytes: number, form: Partial<VideoForm> = {}) {
    const body = { file_name: 'Lesson one.mp4', type: 'video/mp4' as const, bytes, ...form }
    return testApp.call(videoEndpoints.create, { params: { id: lessonId }, body }, { token })
  }

  /** Sends bytes as a browser does. */
  async function send(address: string, offset: number, bytes: Buffer | ReadableStream<Uint8Array>) {
    return testApp.fetch(
      new Request(`http://academy.test${address}`, {
        method: 'PATCH',
        headers: {
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': String(offset),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: bytes instanceof Buffer ? new Uint8Array(bytes) : bytes,
        duplex: 'half',
      }),
    )
  }

  /** The offset of an upload, as a browser asks for it. */
  async function head(address: string) {
    const headers = { 'Tus-Resumable': '1.0.0' }
    return testApp.fetch(new Request(`http://academy.test${address}`, { method: 'HEAD', headers }))
  }

  /** Uploads a file at once, and returns the id of the video. */
  async function upload(bytes: Buffer, form: Partial<VideoForm> = {}) {
    const { data, upload } = await start(bytes.length, form)
    await send(upload.url, 0, bytes)
    return data.id
  }

  const show = async (id: string) =>
    (await testApp.call(videoEndpoints.show, { params: { id } }, { token })).data

  /** The lesson as learners see it. */
  async function lesson() {
    const { data } = await testApp.call(courseEndpoints.show, { params: { id: course.id } })
    const [first] = data.lessons
    if (!first) throw new Error('the course has no lesson')
    return first
  }

  return { token, lessonId, course, start, send, head, upload, show, lesson }
}
