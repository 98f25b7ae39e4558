// An address stays the same for an hour, so that browsers can cache the file.
const hour = 60 * 60 * 1000
const maxHours = 4

/** What the signature of a media address is about. */
export function mediaSubject(resourceId: string): string {
  return `media/${resourceId}`
}

/**
 * When an address created now expires: on a full hour in three to four hours, and not after the viewer's access (ACCESS-9).
 */
export function endOfAddress(now: Date, accessEndsAt: Date): Date {
  const rounded = Math.floor(now.getTime() / hour) * hour + maxHours * hour
  return new Date(Math.min(rounded, accessEndsAt.getTime()))
}
