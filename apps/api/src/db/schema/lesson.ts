import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { localized, timestamptz, position, id } from './columns.ts'
import { courses } from './course.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { users } from './user.ts'

/**
 * A lesson belongs to a course or to an online masterclass. `duration` is in seconds; null before its video is there
 * (LESSON-9).
 */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id, {
      onDelete: 'cascade',
    }),
    slug: text('slug').notNull(),
    position: position(),
    /** A media type such as `video/mp4`. */
    resourceType: text('resource_type').notNull(),
    duration: integer('duration'),
    isFree: boolean('is_free').notNull().default(false),
    name: localized('name'),
  },
  (lesson) => [
    unique('lessons_course_slug').on(lesson.courseId, lesson.slug),
    unique('lessons_online_masterclass_slug').on(lesson.onlineMasterclassId, lesson.slug),
    index('lessons_course').on(lesson.courseId, lesson.position),
    index('lessons_online_masterclass').on(lesson.onlineMasterclassId, lesson.position),
    check('lessons_one_parent', sql`num_nonnulls(${lesson.courseId}, ${lesson.onlineMasterclassId}) = 1`),
  ],
)

/** The progress of a person in a lesson: seconds watched, and when it was done (null: not yet). */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    doneAt: timestamptz('done_at'),
  },
  (progress) => [
    unique('lesson_progress_once').on(progress.userId, progress.lessonId),
    index('lesson_progress_lesson').on(progress.lessonId),
  ],
)
