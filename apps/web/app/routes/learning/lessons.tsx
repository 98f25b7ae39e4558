import { applyGuards } from '../../areas/identity/account/guards.ts'
import { runDiscussionAction } from '../../areas/community/discussion/run-discussion-action.ts'
import { LessonPage } from '../../areas/learning/lesson/lesson-page.tsx'
import { LazyNotBought } from '../../areas/learning/lesson/lazy-lesson-notices.tsx'
import { learningKindOf } from '../../areas/learning/lesson/plan/learning-kind.ts'
import { selectLesson } from '../../areas/learning/lesson/plan/learning-plan.ts'
import { loadLesson } from '../../areas/learning/lesson/plan/load-lesson.ts'
import { loadOffer } from '../../areas/learning/lesson/plan/load-offer.ts'
import { loadPlan } from '../../areas/learning/lesson/plan/load-plan.ts'
import { runDoneAction } from '../../areas/learning/lesson/run-done-action.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/lessons.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const { pathname, searchParams } = new URL(request.url)
  const kind = learningKindOf(pathname)
  const plan = await loadPlan({ context, request }, kind, params.slug)
  if (!plan) return { plan, offer: await loadOffer(context, kind, params.slug) }
  if (params.slug !== plan.slug)
    redirectToCanonical(request, params.slug, `/profile/${kind}`, `${plan.slug}/lessons`)
  const lesson = selectLesson(plan, searchParams.get('lessonId'))
  return {
    plan,
    lessonId: lesson?.id ?? null,
    loaded: lesson?.is_watchable ? await loadLesson(context, lesson.id) : null,
  }
}

/** Marks a lesson as done by hand, or changes the discussion beside it. */
export async function action({ context, request }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  const lessonId = new URL(request.url).searchParams.get('discussion')
  if (lessonId !== null) return runDiscussionAction({ context, request }, { type: 'lesson', slug: lessonId })
  return runDoneAction({ context, request })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** `/profile/courses/:slug/lessons`, also for programs and online masterclasses. */
export default function Lessons({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.plan) return <LazyNotBought {...loaderData.offer} />
  const { plan, lessonId, loaded } = loaderData
  return <LessonPage plan={plan} lessonId={lessonId} loaded={loaded} message={actionData?.message ?? null} />
}
