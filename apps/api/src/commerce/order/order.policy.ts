import { allow } from '../../platform/http/authorize.ts'
import { viewerIdOf } from '../../platform/http/viewer.ts'

/** Seeing and changing an order: only its buyer. */
export const manageOrder = allow<{ userId: string }>((viewer, order) => viewerIdOf(viewer) === order.userId)
