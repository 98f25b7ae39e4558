let made = 0

/** Returns a new number each time, for unique values. */
export function serial(): number {
  made += 1
  return made
}
