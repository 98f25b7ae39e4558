import { allow } from '../../platform/http/authorize.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'

/** Reading the address of a business. It may be a home address, so only the owner sees it. */
export const readBusinessAddress = allow<{ ownerId: string }>(
  (viewer, business) => viewerIdOf(viewer) === business.ownerId,
)
