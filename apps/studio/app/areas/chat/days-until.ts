const day = 24 * 60 * 60_000

/** How many days are left until a moment, of which the last has begun; 0 once it is over. */
export const daysUntil = (moment: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / day))
