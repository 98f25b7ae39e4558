import type { PostWithComments } from '@chignon/contract/community/post'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { quietAction } from '../quiet-action.ts'

type AcceptAnswerProps = {
  post: Pick<PostWithComments, 'id' | 'accepted_comment_id'>
  /** Id of the comment. */
  commentId: string
}

/** A form for the author of a question that accepts a comment as the answer, or undoes that (COMPOSE-7). */
export function AcceptAnswer({ post, commentId }: AcceptAnswerProps) {
  const isAccepted = post.accepted_comment_id === commentId
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="post" value={post.id} />
      <input type="hidden" name="about" value={commentId} />
      <button
        type="submit"
        name="intent"
        value={isAccepted ? 'clear-answer' : 'accept-answer'}
        className={quietAction}
      >
        {isAccepted ? <Trans>No longer accept this answer</Trans> : <Trans>Accept this answer</Trans>}
      </button>
    </Form>
  )
}
