import type { AppLoadContext } from 'react-router'

/**
 * The context of a request for what is the same for everyone, or needs no session: one that has ended elsewhere does not
 * stand in its way.
 */
export function withoutSession(context: AppLoadContext): AppLoadContext {
  return { ...context, session: { ...context.session, token: null } }
}
