import { allow } from '../../platform/http/authorize.ts'
import { hasPermission } from '../../platform/http/permission.ts'

/** Publishing a post at a later time: educators and staff (COMPOSE-5). */
export const schedulePosts = allow<void>((viewer) => hasPermission(viewer, 'community.host'))
