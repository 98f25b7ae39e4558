import * as z from 'zod/mini'
import { productCard, productFilters } from './product.ts'
import { list, single } from '../platform/response.ts'
import { beforeAfterPair } from './before-after.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { educator } from './educator.ts'
import { lesson } from './lesson.ts'
import { idOrSlug, ofEducator } from '../platform/query.ts'
import { named, offer, publishedAt, seconds } from '../platform/primitives.ts'

/** The difficulty of a course. */
export const levels = ['foundation', 'intermediate', 'advanced'] as const

export const level = z.enum(levels)

/** The fields of a course card (LESSON-7). */
export const courseCard = z.object({
  ...productCard,
  level,
  /** Lessons whose resource type contains video. */
  lessons_count: z.int(),
  /** The sum of the lessons with a known duration; 0 if there are none (LESSON-9). */
  duration: seconds,
  has_free_lesson: z.boolean(),
  published_at: publishedAt,
  ...offer,
})

/** A course with its plan. */
export const course = z.extend(courseCard, {
  description: z.string(),
  outcomes: z.array(z.string()),
  educators: z.array(educator),
  lessons: z.array(lesson),
  /** What students achieved. */
  before_after: z.array(beforeAfterPair),
  /** The qualification it counts towards: two courses of it make the silver certificate. */
  qualification: z.nullable(named),
  /** The programs it is part of. */
  programs: z.array(named),
  /** The program that the viewer's access comes through; null if the course itself was bought (ACCESS-7). */
  access_program: z.nullable(named),
})

export type Level = z.infer<typeof level>
export type CourseCard = z.infer<typeof courseCard>
export type Course = z.infer<typeof course>

/** Courses of the catalogue (CALL-8, HOME-4). */
export const courseEndpoints = defineEndpoints('course', {
  list: {
    method: 'GET',
    path: '/courses',
    summary: 'Courses, newest first; `groups=popular` for the featured, `related_to` for similar ones',
    query: z.object({
      ...productFilters,
      educator: ofEducator,
    }),
    response: list(courseCard),
    errors: ['not_found'],
  },
  show: {
    method: 'GET',
    path: '/courses/{id}',
    summary: 'One course with its lesson plan',
    params: idOrSlug,
    response: single(course),
  },
})
