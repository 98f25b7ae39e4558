import * as z from 'zod/mini'
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

/** How much of something is done: a whole percentage. */
const progress = z.int().check(z.gte(0), z.lte(100))

/** A lesson as the person who follows it sees it. */
export const followedLesson = z.extend(lesson, { is_done: z.boolean(), watched_seconds: seconds })

/** A course on the shelf of who bought it. */
export const followedCourseCard = z.extend(courseCard, { progress })
/** A course as who bought it follows it. */
export const followedCourse = z.extend(course, { progress, lessons: z.array(followedLesson) })
/** A program on the shelf of who bought it. */
export const followedProgramCard = z.extend(programCard, { progress })
/** A program as who bought it follows it, and where they stand with its exam. */
export const followedProgram = z.extend(program, {
  progress,
  courses: z.array(followedCourse),
  exam_state: examState,
})
/** An online masterclass on the shelf of who bought it. */
export const followedOnlineMasterclassCard = z.extend(onlineMasterclassCard, { progress })
/** An online masterclass as who bought it follows it. */
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

/** What the viewer bought and follows (specification §7, Learner). */
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
    query: z.object(paging(20)),
    response: list(followedCourseCard),
  },
  programs: {
    method: 'GET',
    path: '/user/educations/programs',
    summary: 'The programs the viewer bought',
    audience: 'member',
    query: z.object(paging(20)),
    response: list(followedProgramCard),
  },
  onlineMasterclasses: {
    method: 'GET',
    path: '/user/online-masterclasses',
    summary: 'The online masterclasses the viewer bought',
    audience: 'member',
    query: z.object(paging(20)),
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
