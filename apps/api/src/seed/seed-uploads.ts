import { eq } from '../platform/db/drizzle.ts'
import { resources } from '../platform/db/schema/resource.ts'
import { videos } from '../platform/db/schema/video.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { clipSeconds } from './seed-media.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

const picture = { width: 1280, height: 720, duration: clipSeconds }

const uploads = [
  { name: 'parting-the-crown.mp4', hoursAgo: 0.2, state: 'uploading' },
  { name: 'sectioning-from-above.mp4', hoursAgo: 0.1, state: 'received' },
  { name: 'the-guide-line.mov', hoursAgo: 0.1, state: 'probing' },
  { name: 'elevation.mp4', hoursAgo: 0.4, state: 'playable', ...picture },
  { name: 'cross-checking.mp4', hoursAgo: 0.5, state: 'transcoding', progress: 62, ...picture },
  { name: 'four-lines.mp4', hoursAgo: 50, state: 'ready', progress: 100, qualities: [720, 480], ...picture },
  { name: 'tension-notes.mov', hoursAgo: 20, state: 'failed', failure: 'broken' },
  { name: 'sections.pdf.mp4', hoursAgo: 27, state: 'failed', failure: 'not_a_video' },
  { name: 'first-take.mp4', hoursAgo: 90, state: 'cancelled' },
] as const

const statesWithUpload = new Set<string>(['uploading', 'received', 'probing', 'playable', 'transcoding'])

/** Inserts uploads of lesson videos, at least one in each state. The lesson of the one that is ready shows the clip of `seedMedia`. */
export async function seedUploads({ db, sample, now }: SeedContext): Promise<void> {
  const [course] = sample.courses
  const lessons = course?.lessons.filter(({ type }) => type === 'video') ?? []
  const lessonOf = (index: number) =>
    seedId('lesson', 'course', course?.slug ?? '', lessons[index % lessons.length]?.slug ?? '')
  await db.insert(videos).values(
    uploads.map(({ hoursAgo, ...upload }, index) => {
      const { name: fileName, ...values } = {
        ...upload,
        qualities: [...('qualities' in upload ? upload.qualities : [])],
      }
      return {
        ...values,
        id: seedId('video', fileName),
        lessonId: lessonOf(index),
        uploaderId: seedId('user', 'ines-duarte'),
        fileName,
        type: fileName.endsWith('.mov') ? 'video/quicktime' : 'video/mp4',
        bytes: 48_000_000 + index * 7_300_000,
        expiresAt: daysAfter(now, 1),
        hasUpload: statesWithUpload.has(upload.state),
        createdAt: daysBefore(now, hoursAgo / 24),
        updatedAt: daysBefore(now, hoursAgo / 24),
      }
    }),
  )
  const ready = uploads.findIndex(({ state }) => state === 'ready')
  await db
    .update(resources)
    .set({ videoId: seedId('video', uploads[ready]?.name ?? '') })
    .where(eq(resources.lessonId, lessonOf(ready)))
}
