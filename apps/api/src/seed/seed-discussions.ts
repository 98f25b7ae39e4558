import { discussionReplies, discussions } from '../platform/db/schema/discussion.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the discussions and their replies. */
export async function seedDiscussions({ db, sample, now }: SeedContext): Promise<void> {
  const languages = new Map(sample.people.map(({ slug, locale }) => [slug, locale]))
  await db.insert(discussions).values(
    sample.discussions.map((discussion) => ({
      id: seedId('discussion', discussion.type, discussion.slug),
      type: discussion.type,
      slug: discussion.slug,
      aboutSlug: discussion.about,
      authorId: seedId('user', discussion.author),
      name: discussion.name,
      body: discussion.body,
      originalLocale: languages.get(discussion.author),
      isClosed: discussion.closed,
      publishedAt: daysBefore(now, discussion.days_ago),
    })),
  )
  const replies = sample.discussions.flatMap((discussion) =>
    discussion.replies.map((reply, index) => ({
      id: seedId('discussion-reply', discussion.slug, index),
      discussionId: seedId('discussion', discussion.type, discussion.slug),
      authorId: seedId('user', reply.author),
      locale: reply.locale,
      body: reply.body,
      translations: reply.translations ?? null,
      publishedAt: daysBefore(now, Math.min(reply.days_ago, discussion.days_ago)),
    })),
  )
  if (replies.length > 0) await db.insert(discussionReplies).values(replies)
}
