import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { redirect, type AppLoadContext } from 'react-router'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { withoutSession } from '../../../lib/data/without-session.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { redirectBack } from '../../../lib/routing/redirect-back.ts'
import { codeFields } from './account-fields.ts'
import { startSession } from './start-session.ts'

/** Throws a redirect to the page that asks for a code, if that is why a sign-in failed (SECOND-FACTOR-2). */
export function continueWithCode(error: unknown, returnTo: string, context: AppLoadContext): void {
  if (!(error instanceof ProblemError) || error.problem.code !== 'second_factor_required') return
  context.pendingSignIn.store({ challenge: error.problem.challenge ?? '', returnTo })
  throw redirect('/login/code', { headers: { 'Cache-Control': 'no-store' } })
}

/** Action of the page that asks for a code. */
export async function finishWithCode({ context, request }: { context: AppLoadContext; request: Request }) {
  const pending = await context.pendingSignIn.read()
  if (!pending) throw redirect('/login')
  return runFormAction(
    { context: withoutSession(context), request },
    codeFields,
    async ({ call, values }) => {
      const body = { challenge: pending.challenge, code: values.code }
      const signedIn = await call(secondFactorEndpoints.logIn, { body }).catch((error: unknown) => {
        throw error instanceof ProblemError && error.problem.errors?.['challenge'] ? restart(context) : error
      })
      context.pendingSignIn.clear()
      context.notices.set({ kind: 'signed-in', message: await startSession(signedIn, context) })
      throw redirectBack(pending.returnTo)
    },
  )
}

function restart(context: AppLoadContext): Response {
  context.pendingSignIn.clear()
  return redirect('/login?notice=session-expired')
}
