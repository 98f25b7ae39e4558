import type { Database } from '../client.ts'
import { qualifications } from '../schema/qualification.ts'
import { makeCategory } from './category.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

/** Inserts a qualification, by default of a new category. */
export async function makeQualification(
  db: Database,
  given: Partial<typeof qualifications.$inferInsert> = {},
) {
  const number = serial()
  const values = {
    slug: `qualification-${number}`,
    name: localized(`Qualification ${number}`),
    description: localized('All of it'),
    position: number,
    ...given,
    categoryId: given.categoryId ?? (await makeCategory(db)).id,
  }
  return inserted(await db().insert(qualifications).values(values).returning())
}
