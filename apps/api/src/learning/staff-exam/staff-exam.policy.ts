import { allow } from '../../platform/http/authorize.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'

/** Reviewing an attempt: not one's own. The endpoints are for educators and staff (EXAM-17). */
export const reviewAttempt = allow<{ userId: string }>(
  (viewer, attempt) => viewerIdOf(viewer) !== attempt.userId,
)
