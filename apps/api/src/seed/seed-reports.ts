import { reports } from '../platform/db/schema/moderation.ts'
import { comments } from '../platform/db/schema/post.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts what members reported, and comments that wait for a moderator. Staff were mailed about all of it. */
export async function seedReports({ db, sample, now }: SeedContext): Promise<void> {
  const { about, held } = sample.reports
  await db.insert(comments).values(
    held.map(({ author, post, locale, body, hours_ago }, index) => ({
      id: seedId('held-comment', index),
      postId: seedId('post', post),
      authorId: seedId('user', author),
      locale,
      body,
      state: 'held' as const,
      publishedAt: daysBefore(now, hours_ago / 24),
    })),
  )
  const received = [
    ...about.map((report) => ({ ...report, subjectId: seedId('comment', report.post, report.comment) })),
    ...held.flatMap(({ reports: given, hours_ago }, index) =>
      given.map((report) => ({
        ...report,
        hours_ago: hours_ago / 2,
        subjectId: seedId('held-comment', index),
      })),
    ),
  ]
  await db.insert(reports).values(
    received.map(({ reporter, subjectId, reason, text, hours_ago }, index) => ({
      id: seedId('report', index),
      reporterId: seedId('user', reporter),
      subjectType: 'comment' as const,
      subjectId,
      reason,
      text,
      createdAt: daysBefore(now, hours_ago / 24),
      mailedAt: daysBefore(now, hours_ago / 24),
    })),
  )
}
