import { progressEndpoints } from '@chignon/contract/learning/progress'
import type { AppLoadContext } from 'react-router'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'

/** Action of the lesson page: marks `lesson_id` as done, or removes the mark. Returns why it failed, else null. */
export async function runDoneAction({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}): Promise<{ message: string | null }> {
  const form = await readForm(request)
  const id = form.get('lesson_id')
  if (typeof id !== 'string') throw errorResponse(400)
  const { markDone, unmarkDone } = progressEndpoints
  try {
    await callFor(context)(form.get('intent') === 'unmark' ? unmarkDone : markDone, { params: { id } })
    return { message: null }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401) throw toErrorResponse(error, context, returnPathOf(request))
    return { message: error.problem.message }
  }
}
