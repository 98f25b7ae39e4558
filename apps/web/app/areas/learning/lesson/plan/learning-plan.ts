import type { FollowedLesson } from '@chignon/contract/learning/education'
import type { Locale } from '@chignon/contract/platform/locale'
import type { LearningKind } from './learning-kind.ts'

/** The lessons of one course, or of a masterclass. */
export type PlanSection = {
  id: string
  /** The course within a program, else null. */
  name: string | null
  lessons: readonly FollowedLesson[]
}

/** Bought content as the lesson page shows it. */
export type LearningPlan = {
  kind: LearningKind
  slug: string
  name: string
  locale: Locale
  sections: readonly PlanSection[]
  /** A whole percentage, rounded down (LESSON-12). */
  progress: number
  lessonsDone: number
  lessonsTotal: number
  /** The lesson to continue with (LESSON-13); null when all are done. */
  nextLessonId: string | null
  hasExpired: boolean
  remainingDays: number | null
}

/** All lessons of a plan, in order. */
export const lessonsOf = ({ sections }: Pick<LearningPlan, 'sections'>): FollowedLesson[] =>
  sections.flatMap(({ lessons }) => lessons)

/** The lesson of an address (LESSON-8), else the one to continue with, else the first that may be opened. */
export function selectLesson(plan: LearningPlan, lessonId: string | null): FollowedLesson | undefined {
  const lessons = lessonsOf(plan)
  return (
    lessons.find(({ id }) => id === lessonId) ??
    lessons.find(({ id }) => id === plan.nextLessonId) ??
    lessons.find(({ is_watchable }) => is_watchable) ??
    lessons[0]
  )
}

/** The lesson that follows in the plan; undefined after the last. */
export function lessonAfter(plan: LearningPlan, lessonId: string): FollowedLesson | undefined {
  const lessons = lessonsOf(plan)
  const place = lessons.findIndex(({ id }) => id === lessonId)
  return place < 0 ? undefined : lessons.slice(place + 1).find(({ is_watchable }) => is_watchable)
}
