import { isInAudience } from '../http/audience.ts'
import { allow } from '../http/authorize.ts'

/** Seeing drafts (DRAFT-2). */
export const seeDrafts = allow<void>((viewer) => isInAudience(viewer, 'educator'))
