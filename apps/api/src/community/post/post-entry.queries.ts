import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { posts, type postLikes, type savedPosts } from '../../platform/db/schema/post.ts'

/** Whether a person has liked or saved the post; false for a guest. */
export function hasEntryOf(
  table: typeof postLikes | typeof savedPosts,
  viewerId: PreparedViewerContext['viewerId'],
): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from ${table} where ${table.postId} = ${posts.id} and ${table.userId} = ${viewerId})`
}
