import { type Column, eq, or, type SQL, sql } from '../db/drizzle.ts'
import type { PreparedViewerContext } from '../http/viewer-context.ts'
import { mutedPeople } from '../db/schema/moderation.ts'

/** A table with texts of people. */
type TextTable = { state: Column; authorId: Column }

/**
 * Whether the viewer may see a text: one that is visible, one's own, or any for staff (MODERATION-1). Every query that returns such
 * a text has this condition.
 */
export function isShown(
  { state, authorId }: TextTable,
  { viewerId, moderates }: Pick<PreparedViewerContext, 'viewerId' | 'moderates'>,
): SQL | undefined {
  if (moderates) return undefined
  const isVisible = eq(state, 'visible')
  return viewerId === null ? isVisible : or(isVisible, eq(authorId, viewerId))
}

/** Whether the viewer has muted the author (MODERATION-7). */
export function isMuted(authorId: Column, viewerId: PreparedViewerContext['viewerId']): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from ${mutedPeople}
    where ${mutedPeople.userId} = ${viewerId} and ${mutedPeople.mutedId} = ${authorId})`
}
