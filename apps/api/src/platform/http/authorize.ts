import type { LocalizedText } from '../i18n/define-messages.ts'
import type { Fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'
import type { Viewer } from './viewer.ts'

/** Decides whether a viewer may do something with a subject. Created by `allow` in `<noun>.policy.ts`. */
export type Action<Subject> = (viewer: Viewer, subject: Subject) => boolean

/** Declares an action and who may do it: `export const readAddress = allow<Business>((viewer, business) => …)`. Pure. */
export function allow<Subject>(decide: Action<Subject>): Action<Subject> {
  return decide
}

/** Whether the viewer may do it. */
export function can<Subject>(viewer: Viewer, action: Action<Subject>, subject: Subject): boolean {
  return action(viewer, subject)
}

// The part of a call that is needed to deny it.
type Denial = { viewer: Viewer; fail: Fail<'unauthenticated' | 'forbidden'> }

/** Ends the call unless the viewer may do it: with 401 for a guest, else with 403. */
export function authorize<Subject>(
  call: Denial,
  action: Action<Subject>,
  subject: Subject,
  message?: LocalizedText,
): void {
  if (!can(call.viewer, action, subject)) deny(call, message)
}

/** Ends the call with 401 for a guest, who may log in and try again, else with 403 and the message. */
export function deny({ viewer, fail }: Denial, message: LocalizedText = problemMessages.forbidden): never {
  if (viewer.role !== 'guest') fail(403, { message })
  requireLogin(fail)
}

/** Ends the call of a guest with 401. */
export function requireLogin(fail: Fail<'unauthenticated'>): never {
  fail(401, { message: problemMessages.loginRequired, headers: { 'WWW-Authenticate': 'Bearer' } })
}
