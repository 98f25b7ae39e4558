import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { categories } from './category.ts'
import { id, localized, position, slug } from './columns.ts'

/** A category's set of courses, named for what it certifies. One for each category. */
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
})
