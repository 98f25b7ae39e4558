import { videos } from '../platform/db/schema/video.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts uploads of lesson videos that are not finished: one that goes on, two that failed, one that was cancelled. */
export async function seedUploads({ db, sample, now }: SeedContext): Promise<void> {
  const [course] = sample.courses
  const lessons = course?.lessons.filter(({ type }) => type === 'video') ?? []
  const uploads = [
    { name: 'parting-the-crown.mp4', hoursAgo: 0.2, state: 'uploading', failure: null },
    { name: 'tension-notes.mov', hoursAgo: 20, state: 'failed', failure: 'broken' },
    { name: 'sections.pdf.mp4', hoursAgo: 27, state: 'failed', failure: 'not_a_video' },
    { name: 'first-take.mp4', hoursAgo: 90, state: 'cancelled', failure: null },
  ] as const
  await db.insert(videos).values(
    uploads.map(({ name, hoursAgo, state, failure }, index) => ({
      id: seedId('video', name),
      lessonId: seedId('lesson', 'course', course?.slug ?? '', lessons[index % lessons.length]?.slug ?? ''),
      uploaderId: seedId('user', 'ines-duarte'),
      fileName: name,
      type: name.endsWith('.mov') ? 'video/quicktime' : 'video/mp4',
      bytes: 48_000_000 + index * 7_300_000,
      state,
      failure,
      expiresAt: daysAfter(now, 1),
      hasUpload: state === 'uploading',
      createdAt: daysBefore(now, hoursAgo / 24),
      updatedAt: daysBefore(now, hoursAgo / 24),
    })),
  )
}
