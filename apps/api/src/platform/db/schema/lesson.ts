import { boolean, check, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { id, int4multirange, localized, position, timestamptz } from './columns.ts'
import { courses } from './course.ts'
import { onlineMasterclasses } from './online-masterclass.ts'
import { pictureColumn } from './picture-column.ts'
import { users } from './user.ts'

/**
 * A lesson belongs to a course or to an online masterclass. One that is only in a draft, or was taken out of the plan, belongs to
 * neither: no plan, total or progress counts it. `duration` is in seconds; null before its video is there (LESSON-9).
 */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    onlineMasterclassId: uuid('online_masterclass_id').references(() => onlineMasterclasses.id, {
      onDelete: 'cascade',
    }),
    /** The id of the course or masterclass it was written for; null for a lesson that no editor touched yet. */
    documentId: uuid('document_id'),
    /** When it was taken out of the plan (DOCUMENT-7). */
    retiredAt: timestamptz('retired_at'),
    slug: text('slug').notNull(),
    position: position(),
    /** A media type such as `video/mp4`. */
    resourceType: text('resource_type').notNull(),
    duration: integer('duration'),
    isFree: boolean('is_free').notNull().default(false),
    name: localized('name'),
    posterId: pictureColumn('poster_id'),
  },
  (lesson) => [
    index('lessons_poster').on(lesson.posterId),
    unique('lessons_course_slug').on(lesson.courseId, lesson.slug),
    unique('lessons_online_masterclass_slug').on(lesson.onlineMasterclassId, lesson.slug),
    index('lessons_course').on(lesson.courseId, lesson.position),
    index('lessons_online_masterclass').on(lesson.onlineMasterclassId, lesson.position),
    index('lessons_document').on(lesson.documentId),
    check(
      'lessons_one_parent',
      sql`num_nonnulls(${lesson.courseId}, ${lesson.onlineMasterclassId}) = 1
        or num_nonnulls(${lesson.courseId}, ${lesson.onlineMasterclassId}) = 0 and ${lesson.documentId} is not null`,
    ),
  ],
)

/** The chapters of a lesson's video. `startsAt` is in seconds. */
export const lessonChapters = pgTable(
  'lesson_chapters',
  {
    id: id(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    startsAt: integer('starts_at').notNull(),
    name: localized('name'),
  },
  (chapter) => [
    unique('lesson_chapters_start').on(chapter.lessonId, chapter.startsAt),
    check('lesson_chapters_start_not_negative', sql`${chapter.startsAt} >= 0`),
  ],
)

/** The progress of a person in a lesson. No changing column is in an index, so that a save updates no index (HOT). */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    /** The seconds of the video that were played (LESSON-2). */
    watched: int4multirange('watched').notNull().default('{}'),
    watchedSeconds: integer('watched_seconds')
      .notNull()
      .generatedAlwaysAs(sql`multirange_seconds(watched)`),
    /** When the learner first opened the lesson: no more can have been watched than the time since then allows (LESSON-21). */
    openedAt: timestamptz('opened_at').notNull().defaultNow(),
    /** Where the learner left, in seconds, and when that was (LESSON-4). */
    position: integer('position'),
    positionAt: timestamptz('position_at'),
    /** When it was done; null: not yet (LESSON-1). */
    doneAt: timestamptz('done_at'),
    /** Whether it is done only because it was marked. */
    isDoneByHand: boolean('is_done_by_hand').notNull().default(false),
  },
  (progress) => [
    unique('lesson_progress_once').on(progress.userId, progress.lessonId),
    index('lesson_progress_lesson').on(progress.lessonId),
    check(
      'lesson_progress_position',
      sql`(${progress.position} is null) = (${progress.positionAt} is null) and ${progress.position} >= 0`,
    ),
    check('lesson_progress_by_hand', sql`not ${progress.isDoneByHand} or ${progress.doneAt} is not null`),
  ],
)
