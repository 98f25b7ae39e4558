import { data, type AppLoadContext } from 'react-router'
import { withoutSession } from '../data/without-session.ts'
import { formValues, withoutPasswords } from './form-values.ts'
import { callFor, toErrorResponse } from '../data/loader-queries.ts'
import { ProblemError } from '../data/problem-error.ts'

/** What a form hears back: that it is done, or what is wrong with it, in the provider's words. */
export type FormActionResult =
  | { outcome: 'done'; message: string }
  | { outcome: 'refused'; message: string; errors: Record<string, string[]>; given: Record<string, string> }

/**
 * Sends a form's texts to the provider and answers what it said, with the status of a toErrorResponse. Where the session turns
 * out to have ended, it is sent once more without: what needs none is done, and nothing that was written is lost.
 */
export async function runFormAction(
  context: AppLoadContext,
  form: FormData,
  send: (call: ReturnType<typeof callFor>, values: Record<string, string>) => Promise<{ message: string }>,
) {
  const given = formValues(form)
  try {
    const { message } = await send(callFor(context), given).catch((error: unknown) => {
      if (!context.session.token || !(error instanceof ProblemError) || error.status !== 401) throw error
      context.session.end()
      return send(callFor(withoutSession(context)), given)
    })
    return { outcome: 'done', message } satisfies FormActionResult
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) throw toErrorResponse(error, context)
    const { message, errors = {} } = error.problem
    return data<FormActionResult>(
      { outcome: 'refused', message, errors, given: withoutPasswords(given) },
      error.status,
    )
  }
}
