import { redirect, type AppLoadContext } from 'react-router'

/** Redirects a guest to the login page and from there back to `path`. */
export function requireSession({ session }: AppLoadContext, page: string): void {
  if (!session.token) throw redirect(`/login?redirectTo=${encodeURIComponent(page)}`)
}
