import type { Database } from '../client.ts'
import { postCategories } from '../schema/base-data.ts'
import { posts } from '../schema/post.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'
import { makeUser } from './user.ts'

/** Inserts a category of posts. */
export async function makePostCategory(db: Database) {
  const number = serial()
  const values = { slug: `posts-${number}`, name: localized(`Posts ${number}`), position: number }
  return inserted(await db().insert(postCategories).values(values).returning())
}

/** Inserts an article, by default with a new author and category. */
export async function makePost(db: Database, given: Partial<typeof posts.$inferInsert> = {}) {
  const number = serial()
  const values = {
    slug: `post-${number}`,
    type: 'article' as const,
    name: localized(`Post ${number}`),
    body: localized('What happened at the chair'),
    ...given,
    categoryId: given.categoryId ?? (await makePostCategory(db)).id,
    authorId: given.authorId ?? (await makeUser(db)).id,
  }
  return inserted(await db().insert(posts).values(values).returning())
}
