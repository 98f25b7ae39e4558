let count = 0

/** Returns a new number each time, for unique values. */
export function serial(): number {
  count += 1
  return count
}
