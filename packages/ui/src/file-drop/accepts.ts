/**
 * Whether a file is of a kind that an input's `accept` names: extensions (`.pdf`), media types (`image/png`) or whole
 * kinds (`image/*`), separated by commas. An empty `accept` takes everything. A dropped file is not checked by the browser.
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
