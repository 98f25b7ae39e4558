import type { CourseCard } from '@chignon/contract/catalogue/course'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import type { CourseCardRow } from './course-card.queries.ts'

/** Maps a course to the fields of a card. */
export function presentCourseCard(row: CourseCardRow, now: Date): CourseCard {
  const cover = presentCataloguePicture(row.cover)
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    summary: row.summary,
    category: row.category,
    level: row.level,
    preview_url: cover?.src ?? row.previewUrl,
    cover,
    lessons_count: row.videoLessonCount,
    duration: row.duration,
    has_free_lesson: row.freeLessonCount > 0,
    published_at: row.publishedAt?.toISOString() ?? null,
    ...offerOf(row, now),
  }
}
