/** The name a person goes by at a network, from the address of their page there; nothing where it has none. */
export function socialHandle(url: string): string | undefined {
  const last = URL.parse(url)?.pathname.split('/').findLast(Boolean)
  if (!last) return undefined
  return last.startsWith('@') ? last : `@${last}`
}
