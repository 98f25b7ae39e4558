import { check, index, integer, pgTable, sql, text, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { lessons } from './lesson.ts'
import { users } from './user.ts'

/** The notes of people at moments of lessons (LESSON-15). `moment` is in seconds. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    moment: integer('moment').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (note) => [
    index('notes_lesson').on(note.userId, note.lessonId, note.moment),
    index('notes_of_lesson').on(note.lessonId),
    check('notes_moment', sql`${note.moment} >= 0`),
  ],
)
