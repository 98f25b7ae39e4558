import type { EventStatus } from '@chignon/contract/catalogue/live-masterclass'

/** How many live masterclasses the home page lists: ongoing ones first, then the next (HOME-1). */
export const maxListedEvents = 2

/** Whether the next event may come after the listed ones: only if all of these are ongoing. */
export function isNextUnlisted(listed: readonly { status: EventStatus }[]): boolean {
  return listed.length === maxListedEvents && listed.every(({ status }) => status === 'ongoing')
}
