import {
  doorPermissions,
  guardedRoles,
  reachOf,
  stepUpPermissions,
  type Permission,
} from '@chignon/contract/platform/permission'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { deny } from './authorize.ts'
import { fail } from './fail.ts'
import { confirmedUntil, secondFactorDueAt } from './guard.rules.ts'
import { problemMessages } from './problem.messages.ts'
import type { Viewer } from './viewer.ts'

/** Whether the viewer has a permission, for everything or only for what they teach. */
export function hasPermission(viewer: Viewer, permission: Permission): boolean {
  return reachOf(viewer.role, permission) !== undefined
}

/** The viewer's id if they may make the call only about what they teach; else null. */
export function ownOnlyOf({ permission }: Endpoint, viewer: Viewer): string | null {
  if (permission === null || viewer.role === 'guest') return null
  return reachOf(viewer.role, permission) === 'own' ? viewer.id : null
}

/** Whether an endpoint is open to the viewer, apart from a step-up. */
export function mayCall(viewer: Viewer, { audience, permission }: Endpoint): boolean {
  if (permission !== null) return hasPermission(viewer, permission)
  return audience === 'anyone' || viewer.role !== 'guest'
}

/**
 * Ends the call with 401 or 403 unless it is open to the viewer. What moves money, or changes who may do what, needs a step-up
 * (STEP-UP-1); staff without a second factor may do nothing but the door after the days of grace (STEP-UP-3).
 */
export function requireCaller(endpoint: Endpoint, viewer: Viewer, now: Date): void {
  if (!mayCall(viewer, endpoint)) deny({ viewer, fail })
  const { permission } = endpoint
  if (permission === null || viewer.role === 'guest' || !guardedRoles.has(viewer.role)) return
  const guard = viewer.guard ?? fail(403)
  if (!guard.hasSecondFactor && now >= secondFactorDueAt(guard) && !doorPermissions.has(permission)) {
    fail(403, { code: 'second_factor_missing', message: problemMessages.secondFactorMissing })
  }
  if (stepUpPermissions.has(permission) && !confirmedUntil(guard, now)) {
    fail(403, { code: 'step_up_required', message: problemMessages.stepUpRequired })
  }
}
