import { viewerContextOf } from '../../platform/http/viewer-context.ts'
import { findComment } from '../comment/comment.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnPost, type OwnPostCall } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import { findCommentAuthor, updatePost } from './own-post.queries.ts'

type AcceptCall = OwnPostCall & {
  fail: Fail<'not_found' | 'conflict'>
  services: Pick<Services, 'db' | 'notifications'>
}

/**
 * Sets or clears the accepted answer of a question, and notifies its author once (COMPOSE-7). The comment must be one that the viewer
 * sees.
 */
export function acceptAnswer(call: AcceptCall, postId: string, commentId: string | null): Promise<void> {
  const { viewer, fail, services } = call
  const { db, notifications } = services
  return db.transaction(async () => {
    const { type, acceptedCommentId } = await lockOwnPost(call, postId)
    if (type !== 'question') fail(409, { message: ownPostMessages.noQuestion })
    if (acceptedCommentId === commentId) return
    const answer = commentId === null ? null : await findComment(db(), commentId, viewerContextOf(call))
    if (answer === undefined || (answer && answer.postId !== postId)) fail(404)
    await updatePost(db(), postId, { acceptedCommentId: commentId })
    if (acceptedCommentId) await withdraw(acceptedCommentId)
    if (answer) {
      const subject = { type: 'comment', id: answer.id }
      await notifications.send({
        userId: answer.authorId,
        kind: 'answer-accepted',
        subject,
        actorId: viewer.id,
      })
    }
  })

  async function withdraw(earlierId: string): Promise<void> {
    const userId = await findCommentAuthor(db(), postId, earlierId)
    if (userId === undefined) return
    const subject = { type: 'comment', id: earlierId }
    await notifications.withdraw({ userId, kind: 'answer-accepted', subject, actorId: viewer.id })
  }
}
