/** The dates that may be chosen; ISO dates can be compared as strings. */
export type DateLimits = {
  /** The first date that may be chosen. Default none. */
  min?: string | undefined
  /** The last date that may be chosen. Default none. */
  max?: string | undefined
  /** Whether a date between `min` and `max` may not be chosen, such as a holiday. Default none. */
  isDateUnavailable?: ((date: string) => boolean) | undefined
}

/** The nearest date between the limits. */
export function limitDate(iso: string, { min, max }: DateLimits): string {
  if (max && iso > max) return max
  return min && iso < min ? min : iso
}
