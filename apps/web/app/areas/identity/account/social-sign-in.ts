import { isSocialProvider, socialEndpoints, type SocialProvider } from '@chignon/contract/identity/social'
import { redirect, type AppLoadContext } from 'react-router'
import { withoutSession } from '../../../lib/data/without-session.ts'
import { callFor } from '../../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { safeReturnPath } from '../../../lib/routing/return-path.ts'
import { continueWithCode } from './second-step.ts'
import { startSession } from './start-session.ts'

const noStore = { headers: { 'Cache-Control': 'no-store' } }

/** The provider in a path such as `/login/google` or `/callback/facebook/x`. */
export function providerIn(request: Request): SocialProvider {
  const [, , provider] = new URL(request.url).pathname.split('/')
  if (!isSocialProvider(provider)) throw errorResponse(404)
  return provider
}

/** Redirects to Google or Facebook. A cookie keeps the expected state and the return path. */
export async function beginSocialSignIn(
  provider: SocialProvider,
  form: FormData,
  context: AppLoadContext,
): Promise<Response> {
  const returnTo = safeReturnPath(form.get('redirectTo'))
  if (context.session.token) return redirect(returnTo, 303)
  try {
    const { data } = await callFor(withoutSession(context))(socialEndpoints.begin, {
      params: { provider },
      body: { redirect_uri: `${context.origin}/callback/${provider}` },
    })
    context.signInAttempts.store(data.state, { provider, attempt: data.attempt, returnTo }, data.expires_in)
    return redirect(data.authorization_url, { status: 303, ...noStore })
  } catch (error) {
    return refused(provider, returnTo, error, context)
  }
}

/**
 * Completes a social login. The state must belong to an attempt of this browser; the API exchanges the code. Redirects
 * to the return path, or to the login page with a notice.
 */
export async function finishSocialSignIn(
  provider: SocialProvider,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const params = new URL(request.url).searchParams
  const state = params.get('state') ?? ''
  const signInAttempt = await context.signInAttempts.consume(state)
  if (signInAttempt?.provider !== provider) return toLogin('/', { provider, reason: 'expired' }, context)
  const { attempt, returnTo } = signInAttempt
  const code = params.get('code')
  if (!code) {
    const reason = params.get('error') === 'access_denied' ? 'denied' : 'failed'
    return toLogin(returnTo, { provider, reason }, context)
  }
  try {
    const iss = params.get('iss') ?? undefined
    const response = await callFor(withoutSession(context))(socialEndpoints.exchange, {
      params: { provider },
      body: { attempt, state, code, iss },
    })
    context.notices.set({ kind: 'signed-in', message: await startSession(response, context) })
    // Facebook appends `#_=_` to its callback, and browsers keep it unless the redirect has a fragment of its own.
    return redirect(
      provider === 'facebook' ? `${safeReturnPath(returnTo)}#` : safeReturnPath(returnTo),
      noStore,
    )
  } catch (error) {
    continueWithCode(error, returnTo, context)
    return refused(provider, returnTo, error, context)
  }
}

function refused(
  provider: SocialProvider,
  returnTo: string,
  error: unknown,
  context: AppLoadContext,
): Response {
  if (!(error instanceof ProblemError)) throw error
  return toLogin(returnTo, { provider, reason: 'refused', message: error.problem.message }, context)
}

type Outcome =
  | { provider: SocialProvider; reason: 'denied' | 'expired' | 'failed' }
  | { provider: SocialProvider; reason: 'refused'; message: string }

function toLogin(returnTo: string, outcome: Outcome, context: AppLoadContext): Response {
  context.notices.set({ kind: 'not-signed-in', ...outcome })
  const query = returnTo === '/' ? '' : `?redirectTo=${encodeURIComponent(returnTo)}`
  return redirect(`/login${query}`, { status: 303, ...noStore })
}
