import { check, desc, index, pgTable, primaryKey, sql, uuid } from '../drizzle.ts'
import { categories } from './category.ts'
import { catalogueColumns, offerColumns, position } from './columns.ts'
import { pictureColumn } from './picture-column.ts'
import { courses } from './course.ts'

/** Bundles of four pre-selected courses. The category is the one of most courses. */
export const programs = pgTable(
  'programs',
  {
    ...catalogueColumns(),
    coverId: pictureColumn('cover_id'),
    ...offerColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (program) => [
    index('programs_cover').on(program.coverId),
    index('programs_newest').on(desc(program.publishedAt), program.id),
    check('programs_price', sql`${program.price} >= 0`),
    check('programs_discount', sql`${program.discountedPrice} between 0 and ${program.price}`),
  ],
)

/** The courses of a program, in order. */
export const programCourses = pgTable(
  'program_courses',
  {
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    position: position(),
  },
  (row) => [
    primaryKey({ columns: [row.programId, row.courseId] }),
    index('program_courses_course').on(row.courseId),
  ],
)
