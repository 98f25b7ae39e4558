import { data, redirect, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor, toErrorResponse } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'

/** Why an action of the checkout changed nothing, in the page's language. */
export type CheckoutProblem = { message: string; ticketProblem: null }

type ActionArgs = { context: AppLoadContext; request: Request }

/** Runs an action for members like `returnProblems`. Guests are sent to the login page. */
export async function runCheckoutAction<Result extends Response | null>(
  args: ActionArgs,
  work: (call: Call) => Promise<Result>,
  returnTo = returnPathOf(args.request),
) {
  if (!args.context.session.token) throw redirect(loginPath(returnTo))
  return returnProblems(args, work, returnTo)
}

/**
 * Runs an action. If the session has expired, the login page leads to `returnTo`, which has the selection in its query. Other
 * errors of the API are returned with their status.
 */
export async function returnProblems<Result extends Response | null>(
  { context, request }: ActionArgs,
  work: (call: Call) => Promise<Result>,
  returnTo = returnPathOf(request),
) {
  try {
    return await work(callFor(context))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.status === 401 || error.status === 403) throw toErrorResponse(error, context, returnTo)
    return data<CheckoutProblem>({ message: messageOf(error), ticketProblem: null }, error.status)
  }
}

// The message of the first field says more than the general message.
function messageOf({ problem }: ProblemError): string {
  return Object.values(problem.errors ?? {})[0]?.[0] ?? problem.message
}
