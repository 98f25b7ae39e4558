import { redirect, type AppLoadContext } from 'react-router'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { loginPath } from '../../../lib/routing/login-path.ts'
import { redirectBack } from '../../../lib/routing/redirect-back.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'

type GuardArgs = { context: AppLoadContext; request: Request }

// Each redirects those who may not open the page.
const guards: ReadonlyMap<string, (args: GuardArgs) => void> = new Map([
  ['member', redirectGuest],
  ['guest', redirectMember],
])

/**
 * Applies the named guards of a route in order: `member` redirects guests, who return with the same query (GUARD-1), `guest` redirects signed-in people
 * (GUARD-2). An unknown name fails with 500 (ERROR-9).
 */
export function applyGuards(names: readonly string[], args: GuardArgs): void {
  for (const name of names) {
    const guard = guards.get(name)
    if (!guard) throw errorResponse(500, 'Unknown middleware')
    guard(args)
  }
}

function redirectGuest({ context, request }: GuardArgs): void {
  if (context.session.token) return
  throw redirect(loginPath(returnPathOf(request)))
}

function redirectMember({ context, request }: GuardArgs): void {
  if (context.session.token) throw redirectBack(new URL(request.url).searchParams.get('redirectTo'))
}
