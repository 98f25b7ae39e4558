/** Handle of a person in a social network, from the URL of their page; undefined if the URL has none. */
export function socialHandle(url: string): string | undefined {
  const last = URL.parse(url)?.pathname.split('/').findLast(Boolean)
  if (!last) return undefined
  return last.startsWith('@') ? last : `@${last}`
}
