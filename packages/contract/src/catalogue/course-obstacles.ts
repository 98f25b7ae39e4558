import type { CourseDocument } from './course-document.ts'
import { fallbackLocale } from '../platform/locale.ts'

/** What is missing until a course can be published. */
export const courseObstacles = [
  'name',
  'summary',
  'description',
  'category',
  'price',
  'discount',
  'educators',
  'lessons',
  'lesson_name',
] as const

export type CourseObstacle = (typeof courseObstacles)[number]

/** Something that is missing, and where it is entered. */
export type FoundObstacle = { code: CourseObstacle; path: string }

/** What keeps a course from being published; empty if nothing does (DOCUMENT-4). */
export function findCourseObstacles(course: CourseDocument): FoundObstacle[] {
  const { price, discounted_price: discount } = course
  const lessons = Object.entries(course.lessons)
  const inFirst = (part: 'name' | 'summary' | 'description') => isWritten(course[part][fallbackLocale])
  const found: (FoundObstacle | false)[] = [
    !inFirst('name') && { code: 'name', path: `name.${fallbackLocale}` },
    !inFirst('summary') && { code: 'summary', path: `summary.${fallbackLocale}` },
    !inFirst('description') && { code: 'description', path: `description.${fallbackLocale}` },
    course.category_id === null && { code: 'category', path: 'category_id' },
    price === null && { code: 'price', path: 'price' },
    price !== null &&
      discount !== null &&
      discount >= price && { code: 'discount', path: 'discounted_price' },
    Object.keys(course.educators).length === 0 && { code: 'educators', path: 'educators' },
    lessons.length === 0 && { code: 'lessons', path: 'lessons' },
    ...lessons.map(
      ([id, { name }]): FoundObstacle | false =>
        !Object.values(name).some(isWritten) && {
          code: 'lesson_name',
          path: `lessons.${id}.name.${fallbackLocale}`,
        },
    ),
  ]
  return found.filter((obstacle) => obstacle !== false)
}

const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''
