/** Returns a safe path to go to after login: a path of this site, otherwise `/`. */
export function safeReturnPath(value: FormDataEntryValue | null | undefined): string {
  // Printable characters only. Browsers treat `//host` and `/\\host` as another site.
  return typeof value === 'string' && /^\/(?![/\\])[ -~]*$/.test(value) ? value : '/'
}

/** The path of a request with its query, to return to after login. */
export function returnPathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
