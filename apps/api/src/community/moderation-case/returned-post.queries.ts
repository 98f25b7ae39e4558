import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'

/** Locks a post until the transaction ends, and returns it with its author. */
export async function lockPostWithAuthor(db: Connection, id: string) {
  const [post] = await db
    .select({ publishedAt: posts.publishedAt, state: posts.state, authorId: users.id, email: users.email })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(eq(posts.id, id))
    .for('update', { of: posts })
  return post
}

/** Makes a post a draft again, with the note of a moderator. */
export async function returnToDraft(db: Connection, id: string, note: string): Promise<void> {
  await db
    .update(posts)
    .set({ publishedAt: null, state: 'visible', moderatorNote: note })
    .where(eq(posts.id, id))
}

/** A post with the note of a moderator and its author, for a mail. */
export async function findReturnedPost(db: Connection, id: string) {
  const [found] = await db
    .select({
      name: inLocale(posts.name, 'en'),
      note: posts.moderatorNote,
      publishedAt: posts.publishedAt,
      firstName: users.firstName,
      locale: users.locale,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(eq(posts.id, id))
  return found
}
