import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { list, single } from '../platform/response.ts'
import { course, courseCard } from '../catalogue/course.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { examState } from './exam.ts'
import { liveMasterclassCard } from '../catalogue/live-masterclass.ts'
import { onlineMasterclass, onlineMasterclassCard } from '../catalogue/online-masterclass.ts'
import { program, programCard } from '../catalogue/program.ts'
import { idOrSlug, paging } from '../platform/query.ts'
import { id, named, seconds, slug, textLocale, timestamp } from '../platform/primitives.ts'

/** A whole percentage, rounded down (LESSON-12). */
const progress = z.int().check(z.gte(0), z.lte(100))

/** A lesson of a plan with the viewer's progress. The addresses of its video are in `GET /lessons/{id}`. */
export const followedLesson = z.object({
  id,
  slug,
  name: z.string(),
  position: z.int(),
  is_free: z.boolean(),
  /** Whether the viewer may open it now. */
  is_watchable: z.boolean(),
  resource: z.object({
    /** A media type such as `video/mp4` or `text/html`. */
    type: z.string(),
    properties: z.object({ duration: z.nullable(seconds) }),
  }),
  is_done: z.boolean(),
  /** Whether it counts as done only because the learner marked it. */
  is_done_by_hand: z.boolean(),
  watched_seconds: seconds,
  /** When it was played or marked last; null if never. */
  last_active_at: z.nullable(timestamp),
})

/** What a card of bought content shows of the viewer's progress (LESSON-12, LESSON-13). */
const progressFields = {
  progress,
  lessons_done: z.int(),
  /** All lessons, also those that are no videos. */
  lessons_total: z.int(),
  /** The lesson to continue with; null when all are done. */
  next_lesson: z.nullable(z.object({ id, name: z.string(), duration: z.nullable(seconds) })),
  /** The seconds of the unfinished lessons, as far as they are known. */
  seconds_left: seconds,
  /** When the learner was last active in it; null if never. */
  last_active_at: z.nullable(timestamp),
  /** The end of the access, also when it is past. Null for a course of which only lessons were chosen in a subscription. */
  access_ends_at: z.nullable(timestamp),
}

/** The card of a bought course. */
export const followedCourseCard = z.extend(courseCard, progressFields)
/** A bought course with the viewer's progress. */
export const followedCourse = z.extend(course, { ...progressFields, lessons: z.array(followedLesson) })
/** A course of a bought program: its plan with the viewer's progress. */
export const educationCourse = z.object({
  id,
  slug,
  name: z.string(),
  category: named,
  ...progressFields,
  lessons: z.array(followedLesson),
})
const programFields = {
  ...progressFields,
  education_courses: z.array(educationCourse),
  exam_state: z.nullable(examState),
  /** The code of the viewer's gold certificate; null before it was awarded (CERT-1, CERT-13). */
  certificate_code: z.nullable(z.string()),
}
/** The card of a bought program with the plans of its courses. `exam_state` is null if it has no exam. */
export const followedProgramCard = z.extend(programCard, programFields)
/** A bought program with the viewer's progress. */
export const followedProgram = z.extend(program, programFields)
/** The card of a bought online masterclass. */
export const followedOnlineMasterclassCard = z.extend(onlineMasterclassCard, progressFields)
/** A bought online masterclass with the viewer's progress. */
export const followedOnlineMasterclass = z.extend(onlineMasterclass, {
  ...progressFields,
  lessons: z.array(followedLesson),
})

/** The lesson to continue with, in the bought content that the viewer was last active in. */
export const nextLesson = z.object({
  kind: z.enum(['course', 'program', 'online-masterclass']),
  /** The course, program or online masterclass. */
  content: z.extend(named, { locale: textLocale, category: named }),
  lesson: z.object({ id, name: z.string(), duration: z.nullable(seconds) }),
  progress,
  lessons_done: z.int(),
  lessons_total: z.int(),
})

export type NextLesson = z.infer<typeof nextLesson>
export type FollowedLesson = z.infer<typeof followedLesson>
export type FollowedCourseCard = z.infer<typeof followedCourseCard>
export type FollowedCourse = z.infer<typeof followedCourse>
export type EducationCourse = z.infer<typeof educationCourse>
export type FollowedProgramCard = z.infer<typeof followedProgramCard>
export type FollowedProgram = z.infer<typeof followedProgram>
export type FollowedOnlineMasterclassCard = z.infer<typeof followedOnlineMasterclassCard>
export type FollowedOnlineMasterclass = z.infer<typeof followedOnlineMasterclass>

/** Content the viewer bought (CALL-9). */
export const educationEndpoints = defineEndpoints('education', {
  course: {
    method: 'GET',
    path: '/user/educations/course/{id}',
    summary: 'A course the viewer bought, with their progress',
    audience: 'member',
    params: idOrSlug,
    response: single(followedCourse),
  },
  program: {
    method: 'GET',
    path: '/user/educations/program/{id}',
    summary: 'A program the viewer bought, with their progress',
    audience: 'member',
    params: idOrSlug,
    response: single(followedProgram),
  },
  courses: {
    method: 'GET',
    path: '/user/educations/courses',
    summary: 'The courses the viewer bought',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(followedCourseCard),
  },
  programs: {
    method: 'GET',
    path: '/user/educations/programs',
    summary: 'The programs the viewer bought',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(followedProgramCard),
  },
  onlineMasterclasses: {
    method: 'GET',
    path: '/user/online-masterclasses',
    summary: 'The online masterclasses the viewer bought',
    audience: 'member',
    query: z.object(paging(pageSizes.profile)),
    response: list(followedOnlineMasterclassCard),
  },
  onlineMasterclass: {
    method: 'GET',
    path: '/user/online-masterclasses/{id}',
    summary: 'An online masterclass the viewer bought, with their progress',
    audience: 'member',
    params: idOrSlug,
    response: single(followedOnlineMasterclass),
  },
  nextLesson: {
    method: 'GET',
    path: '/user/educations/next-lesson',
    summary: 'The lesson that the viewer continues with; null if there is nothing left to watch',
    audience: 'member',
    response: single(z.nullable(nextLesson)),
  },
  liveMasterclasses: {
    method: 'GET',
    path: '/user/live-masterclasses',
    summary: 'The live masterclasses the viewer holds tickets for',
    audience: 'member',
    response: list(liveMasterclassCard),
  },
})
