import { pgTable, text } from '../drizzle.ts'
import { id, localized, position, slug } from './columns.ts'

/** The categories of the catalogue. `coiffure` is the drawing of their covers. */
export const categories = pgTable('categories', {
  id: id(),
  slug: slug(),
  coiffure: text('coiffure').notNull(),
  name: localized('name'),
  description: localized('description'),
  position: position(),
})
