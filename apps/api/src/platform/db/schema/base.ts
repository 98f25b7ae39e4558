import { pgTable } from 'drizzle-orm/pg-core'
import { id, localized, position, slug } from './columns.ts'

const namedList = () => ({ id: id(), slug: slug(), name: localized('name'), position: position() })

/** The categories of stories. */
export const storyCategories = pgTable('story_categories', namedList())

/** The categories of posts. */
export const postCategories = pgTable('post_categories', namedList())

/** The interests a person can choose. */
export const interests = pgTable('interests', namedList())

/** The kinds of businesses. */
export const businessTypes = pgTable('business_types', namedList())
