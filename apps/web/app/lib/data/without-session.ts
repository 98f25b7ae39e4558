import type { AppLoadContext } from 'react-router'

/** Copy of a request context without session, for public data and for forms that need none. */
export function withoutSession(context: AppLoadContext): AppLoadContext {
  return { ...context, session: { ...context.session, token: null } }
}
