import { pgTable, uuid } from '../drizzle.ts'
import { categories } from './category.ts'
import { id, localized, position, publishedAt, slug } from './columns.ts'

/** Qualifications, one for each category: its courses count towards a certificate. */
export const qualifications = pgTable('qualifications', {
  id: id(),
  slug: slug(),
  categoryId: uuid('category_id')
    .notNull()
    .unique()
    .references(() => categories.id),
  name: localized('name'),
  description: localized('description'),
  position: position(),
  publishedAt: publishedAt(),
})
