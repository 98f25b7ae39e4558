/** The path to the first string that contains a NUL character; undefined if there is none. */
export function findNul(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, [...path, key])
    if (found) return found
  }
  return undefined
}
