/** State of a step relative to the current one. */
export type StepProgress = 'done' | 'current' | 'ahead'

/**
 * The state of each step while `currentId` is current. Once `isComplete`, all are done. For an unknown id all are
 * ahead.
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
