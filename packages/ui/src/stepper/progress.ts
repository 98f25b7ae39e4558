/** Where a step stands: behind, here, or yet to come. */
export type StepProgress = 'done' | 'current' | 'ahead'

/**
 * Where each step stands while `currentId` is being taken. Once `isComplete`, all are done. An id that is not among
 * them leaves every step ahead.
 */
export function progressOf(
  ids: readonly string[],
  currentId: string | null,
  isComplete = false,
): readonly StepProgress[] {
  const current = currentId === null ? -1 : ids.indexOf(currentId)
  return ids.map((_, index) => {
    if (isComplete || index < current) return 'done'
    return index === current ? 'current' : 'ahead'
  })
}
