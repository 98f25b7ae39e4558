import { redirect, type AppLoadContext } from 'react-router'
import { loginPath } from '../../lib/routing/login-path.ts'

/** Redirects a guest to the login page and from there back to `page`. */
export function requireSession({ session }: AppLoadContext, page: string): void {
  if (!session.token) throw redirect(loginPath(page))
}
