// An address stays the same for an hour, so that browsers can keep the file.
const hour = 60 * 60 * 1000
const maxHours = 2

/** What the signature of a media address is about: a video and the person it was given to. */
export function mediaSubject(resourceId: string, viewerId: string): string {
  return `media/${resourceId}/${viewerId}`
}

/**
 * When an address created now expires: on a full hour in one to two hours, and not after the viewer's access (ACCESS-9).
 */
export function endOfAddress(now: Date, accessEndsAt: Date): Date {
  const rounded = Math.floor(now.getTime() / hour) * hour + maxHours * hour
  return new Date(Math.min(rounded, accessEndsAt.getTime()))
}
