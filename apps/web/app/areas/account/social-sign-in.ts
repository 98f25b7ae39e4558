import { isSocialProvider, socialEndpoints, type SocialProvider } from '@chignon/contract/social'
import { redirect, type AppLoadContext } from 'react-router'
import { withoutSession } from '../../lib/data/without-session.ts'
import { callFor } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '../../lib/data/problem-error.ts'
import { errorResponse } from '../../lib/routing/error-response.ts'
import { safeReturnPath } from '../../lib/routing/return-path.ts'

const neverKept = { headers: { 'Cache-Control': 'no-store' } }

/** Who an address is about: `/login/google`, `/callback/facebook/x`. */
export function providerIn(request: Request): SocialProvider {
  const [, , provider] = new URL(request.url).pathname.split('/')
  if (!isSocialProvider(provider)) throw errorResponse(404)
  return provider
}

/** Sends a person to Google or Facebook, and remembers in a cookie what they have to come back with, and where to. */
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
    context.signInAttempts.keep(data.state, { provider, attempt: data.attempt, returnTo }, data.expires_in)
    return redirect(data.authorization_url, { status: 303, ...neverKept })
  } catch (error) {
    return refused(provider, returnTo, error, context)
  }
}

/**
 * Takes in whoever comes back: the state has to be one this browser set out with (specification §4), and what the
 * provider makes of the code decides. Leads on to where the person wanted to go, or back to the login page.
 */
export async function finishSocialSignIn(
  provider: SocialProvider,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const said = new URL(request.url).searchParams
  const state = said.get('state') ?? ''
  const begun = await context.signInAttempts.take(state)
  if (begun?.provider !== provider) return toLogin('/', { provider, reason: 'expired' }, context)
  const { attempt, returnTo } = begun
  const code = said.get('code')
  if (!code) {
    const reason = said.get('error') === 'access_denied' ? 'denied' : 'failed'
    return toLogin(returnTo, { provider, reason }, context)
  }
  try {
    const iss = said.get('iss') ?? undefined
    const answer = await callFor(withoutSession(context))(socialEndpoints.exchange, {
      params: { provider },
      body: { attempt, state, code, iss },
    })
    context.session.start(answer.data.token)
    context.notices.leave({ kind: 'signed-in', message: answer.message })
    // Facebook puts `#_=_` behind its callback, and a redirect keeps that unless it has a fragment of its own.
    return redirect(
      provider === 'facebook' ? `${safeReturnPath(returnTo)}#` : safeReturnPath(returnTo),
      neverKept,
    )
  } catch (error) {
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
  context.notices.leave({ kind: 'not-signed-in', ...outcome })
  const query = returnTo === '/' ? '' : `?redirectTo=${encodeURIComponent(returnTo)}`
  return redirect(`/login${query}`, { status: 303, ...neverKept })
}
