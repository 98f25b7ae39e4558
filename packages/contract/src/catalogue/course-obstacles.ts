import type { CourseDocument } from './course-document.ts'
import { fallbackLocale } from '../platform/locale.ts'
import { findOfferObstacles, isWritten, type ProductObstacle } from './product-obstacles.ts'

/** What is missing until a course can be published. */
export type CourseObstacle =
  | ProductObstacle
  | 'category'
  | 'educators'
  | 'lessons'
  | 'lesson_name'
  | 'chapter_time'

/** Something that is missing, and where it is entered. */
export type FoundObstacle = { code: CourseObstacle; path: string }

/** What keeps a course from being published; empty if nothing does (DOCUMENT-4). */
export function findCourseObstacles(course: CourseDocument): FoundObstacle[] {
  const lessons = Object.entries(course.lessons)
  const found: (FoundObstacle | false)[] = [
    ...findOfferObstacles(course),
    course.category_id === null && { code: 'category', path: 'category_id' },
    Object.keys(course.educators).length === 0 && { code: 'educators', path: 'educators' },
    lessons.length === 0 && { code: 'lessons', path: 'lessons' },
    ...lessons.map(
      ([id, { name }]): FoundObstacle | false =>
        !Object.values(name).some(isWritten) && {
          code: 'lesson_name',
          path: `lessons.${id}.name.${fallbackLocale}`,
        },
    ),
    ...lessons.map(
      ([id, { chapters }]): FoundObstacle | false =>
        hasRepeated(Object.values(chapters).map((chapter) => chapter.starts_at)) && {
          code: 'chapter_time',
          path: `lessons.${id}.chapters`,
        },
    ),
  ]
  return found.filter((obstacle) => obstacle !== false)
}

function hasRepeated(times: readonly number[]): boolean {
  return new Set(times).size < times.length
}
