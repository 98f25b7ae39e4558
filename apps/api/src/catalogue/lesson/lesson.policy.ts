import { reachOf } from '@chignon/contract/platform/permission'
import { allow, can } from '../../platform/http/authorize.ts'
import { seeDrafts } from '../../platform/http/hidden-content.policy.ts'
import type { WatchedLesson } from './lesson.rules.ts'

/** Playing a lesson without access to it: staff, who upload the videos, and educators if it is a draft (VIDEO-10). */
export const previewLesson = allow<Pick<WatchedLesson, 'isDraft'>>(
  (viewer, { isDraft }) =>
    reachOf(viewer.role, 'content.edit') === 'all' || (isDraft && can(viewer, seeDrafts, undefined)),
)
