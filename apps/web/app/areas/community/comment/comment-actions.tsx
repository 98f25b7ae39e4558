import type { Comment } from '@chignon/contract/community/comment'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { ActionDisclosure } from '../discussion/action-disclosure.tsx'
import { LikeForm } from '../like-form.tsx'
import { MuteButton, OtherActions } from '../other-actions.tsx'
import { CommentForm } from './comment-form.tsx'
import type { RejectedComment } from './run-post-action.ts'

type CommentActionsProps = { comment: Comment; rejected: RejectedComment | undefined }

/** What the viewer may do with a comment: like it; change and delete one's own; mute and report others (COMMENT-5). */
export function CommentActions({ comment, rejected }: CommentActionsProps) {
  const { t } = useLingui()
  const { id, author, is_own, is_muted } = comment
  const name = `comment-${id}`
  if (is_own)
    return (
      <>
        <LikeForm kind="comment" liked={comment} />
        <ActionDisclosure name={name} label={<Trans>Edit</Trans>}>
          <CommentForm
            intent="edit-comment"
            about={id}
            label={t`Your comment`}
            initialText={comment.body}
            rejected={rejected}
          >
            <Trans>Save changes</Trans>
          </CommentForm>
        </ActionDisclosure>
        <ActionDisclosure name={name} label={<Trans>Delete</Trans>}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="about" value={id} />
            <Button type="submit" name="intent" value="delete-comment" size="small" variant="secondary">
              <Trans>Delete this comment for good</Trans>
            </Button>
          </Form>
        </ActionDisclosure>
      </>
    )
  return (
    <>
      <LikeForm kind="comment" liked={comment} />
      <OtherActions
        kind="comment"
        id={id}
        mute={
          <Form method="post" preventScrollReset>
            <input type="hidden" name="about" value={author?.id} />
            <input type="hidden" name="comment" value={id} />
            <MuteButton isMuted={is_muted} />
          </Form>
        }
      />
    </>
  )
}
