import { levels } from '@chignon/contract/catalogue/course'
import { check, desc, index, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { categories } from './category.ts'
import { catalogueColumns, lessonTotalColumns, localizedList, offerColumns, position } from './columns.ts'
import { pictureColumn } from './picture-column.ts'
import { users } from './user.ts'

/** Courses; their lessons are in `lessons`. */
export const courses = pgTable(
  'courses',
  {
    ...catalogueColumns(),
    coverId: pictureColumn('cover_id'),
    ...offerColumns(),
    ...lessonTotalColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    level: text('level', { enum: levels }).notNull(),
    outcomes: localizedList('outcomes'),
  },
  (course) => [
    index('courses_cover').on(course.coverId),
    index('courses_newest').on(desc(course.publishedAt), course.id),
    index('courses_category').on(course.categoryId, desc(course.publishedAt)),
    check('courses_price', sql`${course.price} >= 0`),
    check('courses_discount', sql`${course.discountedPrice} between 0 and ${course.price}`),
  ],
)

/** The educators of a course, in order. */
export const courseEducators = pgTable(
  'course_educators',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    position: position(),
  },
  (row) => [
    primaryKey({ columns: [row.courseId, row.userId] }),
    index('course_educators_user').on(row.userId),
  ],
)
