import { pgTable } from '../drizzle.ts'
import { id, localized, position, slug, timestamptz } from './columns.ts'

const namedList = () => ({
  id: id(),
  slug: slug(),
  name: localized('name'),
  position: position(),
  /** Since when it is no longer offered; what has it keeps it (BASE-2). */
  retiredAt: timestamptz('retired_at'),
})

export const storyCategories = pgTable('story_categories', namedList())

export const postCategories = pgTable('post_categories', namedList())

/** The interests a person can choose. */
export const interests = pgTable('interests', namedList())

export const businessTypes = pgTable('business_types', namedList())
