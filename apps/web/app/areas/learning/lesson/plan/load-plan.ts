import { educationEndpoints } from '@chignon/contract/learning/education'
import type { AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor, toErrorResponse } from '../../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { returnPathOf } from '../../../../lib/routing/return-path.ts'
import type { LearningKind } from './learning-kind.ts'
import type { LearningPlan, PlanSection } from './learning-plan.ts'

/** The viewer's lessons of a product with their progress; null if the viewer has not bought it. */
export async function loadPlan(
  { context, request }: { context: AppLoadContext; request: Request },
  kind: LearningKind,
  id: string,
): Promise<LearningPlan | null> {
  try {
    return await loaders[kind](callFor(context), id)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    // No product has an invalid identifier.
    if ([403, 404, 422].includes(error.status)) return null
    throw toErrorResponse(error, context, returnPathOf(request))
  }
}

const loaders: Record<LearningKind, (call: Call, id: string) => Promise<LearningPlan>> = {
  async courses(call, id) {
    const { data } = await call(educationEndpoints.course, { params: { id } })
    return planOf('courses', data, [{ id: data.id, name: null, lessons: data.lessons }])
  },
  async 'online-masterclasses'(call, id) {
    const { data } = await call(educationEndpoints.onlineMasterclass, { params: { id } })
    return planOf('online-masterclasses', data, [{ id: data.id, name: null, lessons: data.lessons }])
  },
  async programs(call, id) {
    const { data } = await call(educationEndpoints.program, { params: { id } })
    return planOf('programs', data, data.education_courses.map(sectionOf))
  },
}

const sectionOf = ({ id, name, lessons }: PlanSection): PlanSection => ({ id, name, lessons })

type Followed = Pick<LearningPlan, 'slug' | 'name' | 'locale' | 'progress'> & {
  lessons_done: number
  lessons_total: number
  next_lesson: { id: string } | null
  has_expired: boolean
  remaining_days: number | null
}

// Without description and facts, which the page does not show.
function planOf(kind: LearningKind, product: Followed, sections: PlanSection[]): LearningPlan {
  const { slug, name, locale, progress, lessons_done, lessons_total, next_lesson } = product
  return {
    kind,
    slug,
    name,
    locale,
    sections,
    progress,
    lessonsDone: lessons_done,
    lessonsTotal: lessons_total,
    nextLessonId: next_lesson?.id ?? null,
    hasExpired: product.has_expired,
    remainingDays: product.remaining_days,
  }
}
