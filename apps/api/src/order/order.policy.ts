import { allow } from '../http/authorize.ts'
import { viewerIdOf } from '../http/viewer.ts'

/** Seeing and changing an order: only its buyer. */
export const manageOrder = allow<{ userId: string }>((viewer, order) => viewerIdOf(viewer) === order.userId)
