import { isInAudience } from './audience.ts'
import { allow } from './authorize.ts'

/** Seeing drafts (DRAFT-2). */
export const seeDrafts = allow<void>((viewer) => isInAudience(viewer, 'educator'))

/** Seeing texts that are held or hidden: staff (MODERATION-1). */
export const seeHeldTexts = allow<void>((viewer) => viewer.role === 'staff')
