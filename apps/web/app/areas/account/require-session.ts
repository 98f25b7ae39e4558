import { redirect, type AppLoadContext } from 'react-router'

/** Leads a guest to the login, and from there on to the page they were on their way to. */
export function requireSession({ session }: AppLoadContext, page: string): void {
  if (!session.token) throw redirect(`/login?redirectTo=${encodeURIComponent(page)}`)
}
