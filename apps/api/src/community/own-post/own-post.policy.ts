import { isInAudience } from '../../platform/http/audience.ts'
import { allow } from '../../platform/http/authorize.ts'

/** Publishing a post at a later time: educators and staff (COMPOSE-5). */
export const schedulePosts = allow<void>((viewer) => isInAudience(viewer, 'educator'))
