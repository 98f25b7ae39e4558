/** The path to the first text that holds a NUL character, or undefined where none does. */
export function firstNul(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = firstNul(part, [...path, key])
    if (found) return found
  }
  return undefined
}
