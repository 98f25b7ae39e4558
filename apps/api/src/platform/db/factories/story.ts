import type { Database } from '../client.ts'
import { storyCategories } from '../schema/base-data.ts'
import { stories } from '../schema/story.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'
import { makeUser } from './user.ts'

/** Inserts a story with a new author and category. */
export async function makeStory(db: Database, given: Partial<typeof stories.$inferInsert> = {}) {
  const number = serial()
  const category = { slug: `stories-${number}`, name: localized(`Stories ${number}`), position: number }
  const { id: categoryId } = inserted(await db().insert(storyCategories).values(category).returning())
  const values = {
    slug: `story-${number}`,
    name: localized(`Story ${number}`),
    authorId: (await makeUser(db)).id,
    categoryId,
    ...given,
  }
  return inserted(await db().insert(stories).values(values).returning())
}
