import type { Database } from '../client.ts'
import { discussions } from '../schema/discussion.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'
import { makeUser } from './user.ts'

/** Inserts a discussion of a new author, by default a general one. */
export async function makeDiscussion(db: Database, given: Partial<typeof discussions.$inferInsert> = {}) {
  const number = serial()
  const values = {
    type: 'general' as const,
    slug: `discussion-${number}`,
    name: localized(`Discussion ${number}`),
    body: localized('What do you think?'),
    authorId: (await makeUser(db)).id,
    ...given,
  }
  return inserted(await db().insert(discussions).values(values).returning())
}
