import { can, deny, requireLogin } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { lessonMessages } from './lesson.messages.ts'
import { previewLesson } from './lesson.policy.ts'
import { endOfPreview, watchableUntil, type Watchable, type WatchedLesson } from './lesson.rules.ts'

type WatchCall = { viewer: Viewer; fail: Fail<'unauthenticated' | 'forbidden' | 'expired'> }

/**
 * Until when the viewer may watch a lesson. Ends the call if they may not: with 401 for a guest, 410 after the end of the access,
 * and 403 if it was never bought.
 */
export function requireWatchable(
  call: WatchCall,
  lesson: WatchedLesson,
  now: Date,
): Exclude<Watchable, null> {
  const until = watchableUntil(lesson, now)
  if (until !== null) return until
  if (call.viewer.role === 'guest') requireLogin(call.fail)
  if (lesson.accessEndsAt !== null) call.fail(410, { message: lessonMessages.accessExpired })
  return deny(call, lessonMessages.locked)
}

/**
 * Until when the viewer may play the video of a lesson: while they may watch it, or because they prepare it, which counts as no
 * progress (VIDEO-10). Ends the call otherwise.
 */
export function requirePlayable(call: WatchCall, lesson: WatchedLesson, now: Date): Exclude<Watchable, null> {
  const isPreview = watchableUntil(lesson, now) === null && can(call.viewer, previewLesson, lesson)
  return isPreview ? endOfPreview(now) : requireWatchable(call, lesson, now)
}
