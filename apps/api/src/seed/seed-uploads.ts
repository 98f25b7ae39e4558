import { eq } from '../platform/db/drizzle.ts'
import { resources } from '../platform/db/schema/resource.ts'
import { videos } from '../platform/db/schema/video.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { clipSeconds } from './seed-media.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

type Upload = Pick<
  typeof videos.$inferInsert,
  'fileName' | 'state' | 'progress' | 'failure' | 'width' | 'height' | 'duration' | 'qualities'
> & { hoursAgo: number }

const picture = { width: 1280, height: 720, duration: clipSeconds }

const uploads: Upload[] = [
  { fileName: 'parting-the-crown.mp4', hoursAgo: 0.2, state: 'uploading' },
  { fileName: 'sectioning-from-above.mp4', hoursAgo: 0.1, state: 'received' },
  { fileName: 'the-guide-line.mov', hoursAgo: 0.1, state: 'probing' },
  { fileName: 'elevation.mp4', hoursAgo: 0.4, state: 'playable', ...picture },
  { fileName: 'cross-checking.mp4', hoursAgo: 0.5, state: 'transcoding', progress: 62, ...picture },
  {
    fileName: 'four-lines.mp4',
    hoursAgo: 50,
    state: 'ready',
    progress: 100,
    qualities: [720, 480],
    ...picture,
  },
  { fileName: 'tension-notes.mov', hoursAgo: 20, state: 'failed', failure: 'broken' },
  { fileName: 'sections.pdf.mp4', hoursAgo: 27, state: 'failed', failure: 'not_a_video' },
  { fileName: 'first-take.mp4', hoursAgo: 90, state: 'cancelled' },
]

const endStates = new Set<string | undefined>(['ready', 'failed', 'cancelled'])

/** Inserts uploads of lesson videos, at least one in each state. The lesson of the one that is ready shows the clip of `seedMedia`. */
export async function seedUploads({ db, sample, now }: SeedContext): Promise<void> {
  const [course] = sample.courses
  const lessons = course?.lessons.filter(({ type }) => type === 'video') ?? []
  const lessonOf = (index: number) =>
    seedId('lesson', 'course', course?.slug ?? '', lessons[index % lessons.length]?.slug ?? '')
  await db.insert(videos).values(
    uploads.map(({ hoursAgo, ...upload }, index) => ({
      ...upload,
      id: seedId('video', upload.fileName),
      lessonId: lessonOf(index),
      uploaderId: seedId('user', 'ines-duarte'),
      type: upload.fileName.endsWith('.mov') ? 'video/quicktime' : 'video/mp4',
      bytes: 48_000_000 + index * 7_300_000,
      expiresAt: daysAfter(now, 1),
      hasUpload: !endStates.has(upload.state),
      createdAt: daysBefore(now, hoursAgo / 24),
      updatedAt: daysBefore(now, hoursAgo / 24),
    })),
  )
  const ready = uploads.findIndex(({ state }) => state === 'ready')
  await db
    .update(resources)
    .set({ videoId: seedId('video', uploads[ready]?.fileName ?? '') })
    .where(eq(resources.lessonId, lessonOf(ready)))
}
