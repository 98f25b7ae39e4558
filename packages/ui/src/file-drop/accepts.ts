/**
 * Whether a file matches an input's `accept`: extensions (`.pdf`), media types (`image/png`) or wildcards
 * (`image/*`), separated by commas. An empty `accept` matches everything. Needed because browsers do not check
 * dropped files.
 */
export function accepts({ name, type }: { name: string; type: string }, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1))
      return type.toLowerCase() === kind
    })
  )
}
