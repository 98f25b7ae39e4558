let made = 0

/** A number no other row has, for what has to be unique. */
export function serial(): number {
  made += 1
  return made
}
