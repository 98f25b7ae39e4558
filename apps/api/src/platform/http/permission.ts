import {
  doorPermissions,
  guardedRoles,
  reachOf,
  stepUpPermissions,
  type Permission,
} from '@chignon/contract/platform/permission'
import { secondFactorGrace, stepUpLifetime } from '@chignon/contract/platform/platform-rules'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { deny } from './authorize.ts'
import { fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'
import type { Viewer } from './viewer.ts'

const minute = 60_000
const day = 24 * 60 * minute

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
  const { roleSince, hasSecondFactor, steppedUpAt } = viewer.guard ?? fail(403)
  const graceEnds = roleSince.getTime() + secondFactorGrace * day
  if (!hasSecondFactor && now.getTime() >= graceEnds && !doorPermissions.has(permission)) {
    fail(403, { code: 'second_factor_missing', message: problemMessages.secondFactorMissing })
  }
  if (!stepUpPermissions.has(permission)) return
  if (!steppedUpAt || now.getTime() >= steppedUpAt.getTime() + stepUpLifetime * minute) {
    fail(403, { code: 'step_up_required', message: problemMessages.stepUpRequired })
  }
}
