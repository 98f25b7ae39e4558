import { pgTable } from 'drizzle-orm/pg-core'
import { id, localized, position, slug } from './columns.ts'

const namedList = () => ({ id: id(), slug: slug(), name: localized('name'), position: position() })

/** What stories are grouped by. */
export const storyCategories = pgTable('story_categories', namedList())

/** What posts are grouped by. */
export const postCategories = pgTable('post_categories', namedList())

/** What a person may be interested in. */
export const interests = pgTable('interests', namedList())

/** The kinds of businesses. */
export const businessTypes = pgTable('business_types', namedList())
