import { data, redirect, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor, toErrorResponse } from '../data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { errorResponse } from '../routing/error-response.ts'
import { loginPath } from '../routing/login-path.ts'
import { returnPathOf } from '../routing/return-path.ts'
import { openedForOf } from './opened-for-field.ts'
import { readForm } from './read-form.ts'

/** The result of one of a page's forms: its message, and which form it was. */
export type IntentResult = { intent: string; outcome: 'done' | 'rejected'; message: string }

type Intent<Done> = (submission: { call: Call; form: FormData }) => Promise<Done>

/**
 * Runs the action of a page for members with several forms: the field `intent` names one of `intents`, which makes the call. Its
 * result is returned with its name; an error of the API is returned as its message, with its status.
 */
export async function runIntentAction<Done extends { message: string }>(
  { context, request }: { context: AppLoadContext; request: Request },
  intents: Record<string, Intent<Done>>,
) {
  const returnTo = returnPathOf(request)
  if (!context.session.token) throw redirect(loginPath(returnTo))
  const form = await readForm(request)
  const intent = form.get('intent')
  const work = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (typeof intent !== 'string' || !work) throw errorResponse(400)
  try {
    const done = await work({ call: callFor(context, openedForOf(form)), form })
    return { ...done, intent, outcome: 'done' } as const
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) throw toErrorResponse(error, context, returnTo)
    return data({ intent, outcome: 'rejected', message: messageOf(error) } as const, error.status)
  }
}

// The message of a field says more than the general one.
function messageOf({ problem }: ProblemError): string {
  return Object.values(problem.errors ?? {})[0]?.[0] ?? problem.message
}
