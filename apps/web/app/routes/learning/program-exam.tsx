import { examEndpoints } from '@chignon/contract/learning/exam'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { ExamPage } from '../../areas/learning/exam/exam-page.tsx'
import { runExamAction } from '../../areas/learning/exam/run-exam-action.ts'
import { loadFollowed } from '../../areas/learning/my-learning/load-followed.ts'
import { keepFormOffline } from '../../lib/forms/keep-form-offline.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/program-exam.ts'

export const headers = () => privateHeaders

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  // A program without an exam says on its own page what awards its certificate.
  const { data } = await loadFollowed(
    { context, request },
    {
      endpoint: examEndpoints.show,
      input: { params: { id: params.slug } },
      offerPage: `/profile/programs/${params.slug}`,
    },
  )
  return data
}

export function action({ context, request, params }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runExamAction({ context, request, slug: params.slug })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOffline(serverAction)
}

/** Going to another question loads nothing: the page has them all, and newer answers. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isQuestionChange = currentUrl.pathname === nextUrl.pathname && formMethod === undefined
  return !isQuestionChange && defaultShouldRevalidate
}

/** `/profile/programs/:slug/exam`: the exam of a program. */
export default function ProgramExam({ loaderData: exam, actionData }: Route.ComponentProps) {
  return <ExamPage exam={exam} message={actionData?.message ?? null} />
}
