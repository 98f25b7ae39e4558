import type { Database } from '../../platform/db/client.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { isAuthor } from './comment.policy.ts'
import { emptyComment, hasReplies, lockComment, removeComment, removeEmptied } from './comment.queries.ts'

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
    if (await hasReplies(db(), id)) return emptyComment(db(), id, now)
    await removeComment(db(), id)
    const { parentId } = comment
    if (parentId && !(await hasReplies(db(), parentId))) await removeEmptied(db(), parentId)
  })
}
