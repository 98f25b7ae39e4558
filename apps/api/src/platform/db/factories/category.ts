import type { Database } from '../client.ts'
import { categories } from '../schema/category.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

/** Inserts a category. */
export async function makeCategory(db: Database, given: Partial<typeof categories.$inferInsert> = {}) {
  const number = serial()
  const values = {
    slug: `category-${number}`,
    coiffure: 'wave',
    name: localized(`Category ${number}`),
    description: localized('What it is about'),
    position: number,
    ...given,
  }
  return inserted(await db().insert(categories).values(values).returning())
}
