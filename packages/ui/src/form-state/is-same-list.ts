/** Whether two lists have the same items in the same order. */
export function isSameList<T>(first: readonly T[], second: readonly T[]): boolean {
  return first.length === second.length && first.every((item, index) => item === second[index])
}
