import { allow, can } from '../../platform/http/authorize.ts'
import { seeDrafts } from '../../platform/http/hidden-content.policy.ts'
import type { WatchedLesson } from './lesson.rules.ts'

/** Playing a lesson without access to it: staff, who upload the videos, and educators if it is a draft (VIDEO-10). */
export const previewLesson = allow<Pick<WatchedLesson, 'isDraft'>>(
  (viewer, { isDraft }) => viewer.role === 'staff' || (isDraft && can(viewer, seeDrafts, undefined)),
)
