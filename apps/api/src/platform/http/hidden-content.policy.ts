import { reachOf } from '@chignon/contract/platform/permission'
import { allow } from './authorize.ts'
import type { Viewer } from './viewer.ts'

/** What a person of a role sees beyond what is published: drafts (DRAFT-2), and texts that are held or hidden (MODERATION-1). */
export function hiddenContentOf(role: Viewer['role']): { seesDrafts: boolean; moderates: boolean } {
  return {
    seesDrafts: reachOf(role, 'content.preview') === 'all',
    moderates: reachOf(role, 'moderation.decide') === 'all',
  }
}

/** Seeing drafts (DRAFT-2). */
export const seeDrafts = allow<void>((viewer) => hiddenContentOf(viewer.role).seesDrafts)
