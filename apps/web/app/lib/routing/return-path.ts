/** Where to go after signing in: a path of our own, never another site's address; `/` for anything else. */
export function safeReturnPath(value: FormDataEntryValue | null | undefined): string {
  // Printable characters only, and neither `//host` nor `/\\host`, which browsers read as another site.
  return typeof value === 'string' && /^\/(?![/\\])[ -~]*$/.test(value) ? value : '/'
}
