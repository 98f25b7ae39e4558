import { data, type AppLoadContext } from 'react-router'
import { asGuest } from '../data/without-session.ts'
import { textsOf, withoutPasswords } from './form-values.ts'
import { callFor, refusal } from '../data/loader-queries.ts'
import { ProblemError } from '../data/problem-error.ts'

/** What a form hears back: that it is done, or what is wrong with it, in the provider's words. */
export type FormAnswer =
  | { outcome: 'done'; message: string }
  | { outcome: 'refused'; message: string; errors: Record<string, string[]>; given: Record<string, string> }

/**
 * Sends a form's texts to the provider and answers what it said, with the status of a refusal. Where the session turns
 * out to have ended, it is sent once more without: what needs none is done, and nothing that was written is lost.
 */
export async function answerForm(
  context: AppLoadContext,
  form: FormData,
  send: (call: ReturnType<typeof callFor>, values: Record<string, string>) => Promise<{ message: string }>,
) {
  const given = textsOf(form)
  try {
    const { message } = await send(callFor(context), given).catch((error: unknown) => {
      if (!context.session.token || !(error instanceof ProblemError) || error.status !== 401) throw error
      context.session.end()
      return send(callFor(asGuest(context)), given)
    })
    return { outcome: 'done', message } satisfies FormAnswer
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) throw refusal(error, context)
    const { message, errors = {} } = error.problem
    return data<FormAnswer>(
      { outcome: 'refused', message, errors, given: withoutPasswords(given) },
      error.status,
    )
  }
}
