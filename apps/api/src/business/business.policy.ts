import { allow } from '../http/authorize.ts'
import { idOf } from '../http/viewer.ts'

/** Reading the address of a business. It may be a home address, so only the owner sees it. */
export const readBusinessAddress = allow<{ ownerId: string }>(
  (viewer, business) => idOf(viewer) === business.ownerId,
)
