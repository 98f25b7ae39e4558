/** Path of the login page, which leads back to `returnTo`. */
export function loginPath(returnTo: string): string {
  return `/login?redirectTo=${encodeURIComponent(returnTo)}`
}
