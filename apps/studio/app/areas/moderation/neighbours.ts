/** The one before or after the current one; the first if none is current, the same at the end. */
export function neighbourOf(
  ids: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current)
  if (index < 0) return ids[0]
  return ids[Math.min(Math.max(index + step, 0), ids.length - 1)]
}

/** Where the focus goes when one leaves: to the next one, else to the last. */
export function heirOf(ids: readonly string[], leaving: string): string | undefined {
  const index = ids.indexOf(leaving)
  const rest = ids.filter((id) => id !== leaving)
  return rest[Math.min(Math.max(index, 0), rest.length - 1)]
}
