import type { Localized } from '@chignon/contract/platform/localized'
import { index, jsonb, pgTable, uuid } from '../drizzle.ts'
import { id, position } from './columns.ts'
import { courses } from './course.ts'
import { pictures } from './picture.ts'

const pictureId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => pictures.id, { onDelete: 'cascade' })

/** Pairs of photographs of a course: before and after, in order. A pair is deleted with either picture. */
export const beforeAfterPairs = pgTable(
  'before_after_pairs',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: position(),
    beforeId: pictureId('before_id'),
    afterId: pictureId('after_id'),
    caption: jsonb('caption').$type<Localized>(),
  },
  (pair) => [
    index('before_after_pairs_course').on(pair.courseId, pair.position),
    index('before_after_pairs_before').on(pair.beforeId),
    index('before_after_pairs_after').on(pair.afterId),
  ],
)
