import { fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'
import type { Viewer } from './viewer.ts'

/**
 * Ends a call with 409 if its form was opened for another person than the one who is logged in: another person may have
 * logged in in another tab since (SESSION-4). A guest passes here, because the call itself asks guests to log in.
 */
export function requireSameViewer(openedFor: string | undefined, viewer: Viewer): void {
  if (!openedFor || viewer.role === 'guest' || viewer.id === openedFor) return
  fail(409, { message: problemMessages.otherViewer })
}
