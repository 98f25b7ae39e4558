import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { categories } from '../../platform/db/schema/category.ts'

/** The id of a category; null if it does not exist. */
export async function findCategoryId(db: Connection, idOrSlug: string): Promise<string | null> {
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(hasIdOrSlug(categories, idOrSlug))
    .limit(1)
  return found?.id ?? null
}
