import { and, eq, isNotNull } from '../../platform/db/drizzle.ts'
import type { Database } from '../../platform/db/client.ts'
import { comments } from '../../platform/db/schema/post.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { isAuthor } from './comment.policy.ts'
import { hasReplies, lockComment } from './comment.queries.ts'

/**
 * Deletes the viewer's own comment. One with replies stays without its text; its place goes with the last reply (COMMENT-5).
 */
export function deleteComment(
  db: Database,
  { id, now }: { id: string; now: Date },
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found'> },
): Promise<void> {
  return db.transaction(async () => {
    const comment = (await lockComment(db(), id)) ?? fail(404)
    if (comment.deletedAt || !isAuthor(viewer, comment)) fail(404)
    if (await hasReplies(db(), id)) {
      await db()
        .update(comments)
        .set({ body: '', translations: null, deletedAt: now, editedAt: null })
        .where(eq(comments.id, id))
      return
    }
    await db().delete(comments).where(eq(comments.id, id))
    const { parentId } = comment
    if (!parentId || (await hasReplies(db(), parentId))) return
    await db()
      .delete(comments)
      .where(and(eq(comments.id, parentId), isNotNull(comments.deletedAt)))
  })
}
