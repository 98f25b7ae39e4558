import { data, type AppLoadContext } from 'react-router'
import { withoutSession } from '../data/without-session.ts'
import { formValues, withoutPasswords } from './form-values.ts'
import { callFor, toErrorResponse } from '../data/loader-queries.ts'
import { ProblemError } from '../data/problem-error.ts'

/** Result of a form action: success message, or messages and field errors of the API. */
export type FormActionResult =
  | { outcome: 'done'; message: string }
  | { outcome: 'refused'; message: string; errors: Record<string, string[]>; given: Record<string, string> }

/**
 * Sends the values of a form to the API and returns the result with the API's status. If the session has expired, the
 * form is sent again without it, so that a public form loses no input.
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
