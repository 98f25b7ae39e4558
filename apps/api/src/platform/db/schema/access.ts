import { check, index, pgTable, sql, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { courses } from './course.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { orderLines } from './order.ts'
import { programs } from './program.ts'
import { users } from './user.ts'

/** A purchase of a person and the end of its access, for exactly one of three products. Buying again adds a row. */
export const accesses = pgTable(
  'accesses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: uuid('course_id').references(() => courses.id),
    programId: uuid('program_id').references(() => programs.id),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    /** The order it was bought with; null for access given by the academy. */
    orderLineId: uuid('order_line_id').references(() => orderLines.id),
    /** Who gave it, if it was not bought (ACCESS-14). */
    givenBy: uuid('given_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (access) => [
    index('accesses_course').on(access.userId, access.courseId),
    index('accesses_program').on(access.userId, access.programId),
    index('accesses_online_masterclass').on(access.userId, access.onlineMasterclassId),
    index('accesses_order_line').on(access.orderLineId),
    index('accesses_given_by')
      .on(access.givenBy)
      .where(sql`${access.givenBy} is not null`),
    check(
      'accesses_one_thing',
      sql`num_nonnulls(${access.courseId}, ${access.programId}, ${access.onlineMasterclassId}) = 1`,
    ),
    check('accesses_order', sql`${access.endsAt} > ${access.startsAt}`),
  ],
)
