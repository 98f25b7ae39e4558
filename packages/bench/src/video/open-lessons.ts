import { mkdir } from 'node:fs/promises'
import { openDatabase } from '../../../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { makeCourse } from '../../../../apps/api/src/platform/db/factories/course.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { migrate } from '../../../../apps/api/src/migrate.ts'

/** A database whose free lessons have no videos yet. */
export type Lessons = {
  databaseUrl: string
  /** The token of a member of the staff. */
  token: string
  /** Adds a lesson and returns its id. */
  makeLesson(): Promise<string>
  /** The path of a lesson's stream. */
  streamOf(lessonId: string): Promise<string>
  /** How many files of a video are published. */
  countPublished(videoId: string): Promise<number>
  close(): Promise<void>
}

/** Starts a database. */
export async function openLessons(dataDir: string): Promise<Lessons> {
  await mkdir(dataDir, { recursive: true })
  const embedded = await startEmbedded({ dataDir })
  await migrate(embedded.url)
  const db = openDatabase(embedded.url)
  const { token } = await makeMember(db, new Date(), { role: 'staff' })
  return {
    databaseUrl: embedded.url,
    token,
    makeLesson: async () => (await makeCourse(db)).lessons[0]?.id ?? '',
    async streamOf(lessonId) {
      const { rows } = await db.pool.query<{ path: string }>(
        `select id || '/' || stream as path from resources where lesson_id = $1`,
        [lessonId],
      )
      return `/api/v1/media/${rows[0]?.path}`
    },
    async countPublished(videoId) {
      const { rows } = await db.pool.query<{ files: number }>(
        'select count(*)::int as files from video_files where video_id = $1',
        [videoId],
      )
      return rows[0]?.files ?? 0
    },
    async close() {
      await db.close()
      await embedded.stop()
    },
  }
}
