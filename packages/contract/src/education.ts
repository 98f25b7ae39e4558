import * as z from 'zod/mini'
import { pageSizes } from './business-rules.ts'
import { list, single } from './response.ts'
import { course, courseCard } from './course.ts'
import { defineEndpoints } from './define-endpoints.ts'
import { examState } from './exam.ts'
import { lesson } from './lesson.ts'
import { liveMasterclassCard } from './live-masterclass.ts'
import { onlineMasterclass, onlineMasterclassCard } from './online-masterclass.ts'
import { program, programCard } from './program.ts'
import { idOrSlug, paging } from './query.ts'
import { seconds } from './primitives.ts'

/** A whole percentage, rounded down (LESSON-12). */
const progress = z.int().check(z.gte(0), z.lte(100))

/** A lesson with the viewer's progress. */
export const followedLesson = z.extend(lesson, { is_done: z.boolean(), watched_seconds: seconds })

/** The card of a bought course. */
export const followedCourseCard = z.extend(courseCard, { progress })
/** A bought course with the viewer's progress. */
export const followedCourse = z.extend(course, { progress, lessons: z.array(followedLesson) })
/** The card of a bought program. */
export const followedProgramCard = z.extend(programCard, { progress })
/** A bought program with the viewer's progress and exam state. */
export const followedProgram = z.extend(program, {
  progress,
  courses: z.array(followedCourse),
  exam_state: examState,
})
/** The card of a bought online masterclass. */
export const followedOnlineMasterclassCard = z.extend(onlineMasterclassCard, { progress })
/** A bought online masterclass with the viewer's progress. */
export const followedOnlineMasterclass = z.extend(onlineMasterclass, {
  progress,
  lessons: z.array(followedLesson),
})

export type FollowedLesson = z.infer<typeof followedLesson>
export type FollowedCourseCard = z.infer<typeof followedCourseCard>
export type FollowedCourse = z.infer<typeof followedCourse>
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
  liveMasterclasses: {
    method: 'GET',
    path: '/user/live-masterclasses',
    summary: 'The live masterclasses the viewer holds tickets for',
    audience: 'member',
    response: list(liveMasterclassCard),
  },
})
