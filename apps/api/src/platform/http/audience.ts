import type { Audience } from '@chignon/contract/platform/endpoint'
import type { Viewer } from './viewer.ts'

const roles: Record<Audience, Viewer['role'][]> = {
  anyone: ['guest', 'learner', 'educator', 'staff'],
  member: ['learner', 'educator', 'staff'],
  educator: ['educator', 'staff'],
  staff: ['staff'],
}

/** Whether the viewer belongs to an audience. */
export function isInAudience(viewer: Viewer, audience: Audience): boolean {
  return roles[audience].includes(viewer.role)
}
