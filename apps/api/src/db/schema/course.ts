import { desc, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './category.ts'
import { catalogueColumns, lessonTotalColumns, localizedList, offerColumns } from './columns.ts'

/** Courses; their lessons are in `lessons`. */
export const courses = pgTable(
  'courses',
  {
    ...catalogueColumns(),
    ...offerColumns(),
    ...lessonTotalColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    level: text('level', { enum: ['foundation', 'intermediate', 'advanced'] }).notNull(),
    outcomes: localizedList('outcomes'),
  },
  (course) => [
    index('courses_newest').on(desc(course.publishedAt), course.id),
    index('courses_category').on(course.categoryId, desc(course.publishedAt)),
    check('courses_price', sql`${course.price} >= 0`),
    check('courses_discount', sql`${course.discountedPrice} between 0 and ${course.price}`),
  ],
)
