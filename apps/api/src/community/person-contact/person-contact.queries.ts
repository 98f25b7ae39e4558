import type { Connection } from '../../platform/db/client.ts'
import { desc, eq, or, sql } from '../../platform/db/drizzle.ts'
import { conversations } from '../../platform/db/schema/chat.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { reports } from '../../platform/db/schema/moderation.ts'
import { newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'

const maxReports = 20

/** The conversation of a person with the academy. */
export async function findConversation(db: Connection, userId: string) {
  const [found] = await db.select().from(conversations).where(eq(conversations.userId, userId))
  return found
}

/** What the newsletter is for the address of a person; undefined if it never asked for it. */
export async function findNewsletterState(db: Connection, userId: string) {
  const [found] = await db
    .select({ state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.email, newsletterSubscribers.email))
    .where(eq(users.id, userId))
  return found?.state
}

const authored = {
  post: posts,
  comment: comments,
  reply: discussionReplies,
  story: stories,
  discussion: discussions,
}

/** Reports about a person and about what they wrote, the newest first. */
export function listReportsAbout(db: Connection, userId: string) {
  const texts = Object.entries(authored).map(
    ([type, table]) =>
      sql`(${reports.subjectType} = ${type} and ${reports.subjectId} in (
        select ${table.id} from ${table} where ${table.authorId} = ${userId}))`,
  )
  return db
    .select()
    .from(reports)
    .where(or(sql`(${reports.subjectType} = 'person' and ${reports.subjectId} = ${userId})`, ...texts))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(maxReports)
}
