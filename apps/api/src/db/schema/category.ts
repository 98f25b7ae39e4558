import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, localized, position, slug } from './columns.ts'

/** The categories of the catalogue. `coiffure` is the strand their covers are drawn with. */
export const categories = pgTable('categories', {
  id: id(),
  slug: slug(),
  coiffure: text('coiffure').notNull(),
  name: localized('name'),
  description: localized('description'),
  position: position(),
})
