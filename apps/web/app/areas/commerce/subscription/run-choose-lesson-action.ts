import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { redirect, type AppLoadContext } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { runCheckoutAction } from '../order/run-checkout-action.ts'

/** Action of a page with lessons: chooses `lesson_id`, and returns to the lesson plan. */
export async function runChooseLessonAction(args: { context: AppLoadContext; request: Request }) {
  const { pathname } = new URL(args.request.url)
  const lessonId = (await readForm(args.request)).get('lesson_id')
  if (typeof lessonId !== 'string') throw errorResponse(400)
  return runCheckoutAction(args, async (call) => {
    await call(subscriptionEndpoints.choose, { body: { lesson_id: lessonId } })
    return redirect(`${pathname}#plan`)
  })
}
