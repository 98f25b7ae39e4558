import type { CourseCard } from '@chignon/contract/catalogue/course'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentProductCard } from './product-card.present.ts'
import type { CourseCardRow } from './course-card.queries.ts'

/** Maps a course to the fields of a card. */
export function presentCourseCard(row: CourseCardRow, now: Date): CourseCard {
  return {
    ...presentProductCard(row),
    level: row.level,
    lessons_count: row.videoLessonCount,
    duration: row.duration,
    has_free_lesson: row.freeLessonCount > 0,
    published_at: row.publishedAt?.toISOString() ?? null,
    ...offerOf(row, now),
  }
}
