import type { Comment } from '@chignon/contract/community/comment'
import type { PostWithComments } from '@chignon/contract/community/post'
import { fullName } from '@chignon/contract/identity/full-name'
import type { CommentItem } from '@chignon/ui/comment-thread'
import { Check } from '@chignon/ui/icons/check'
import { Trans, useLingui } from '@lingui/react/macro'
import { LocalDay } from '../../../lib/i18n/local-time.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { ModeratedText } from '../moderated-text.tsx'
import { TextOriginal } from '../text-original.tsx'
import { LazyAcceptAnswer } from './lazy-accept-answer.tsx'
import { CommentActions } from './comment-actions.tsx'
import type { RejectedComment } from './run-post-action.ts'

/** Returns a function that maps a comment of a post to an entry of the thread. */
export function useCommentItem(
  post: PostWithComments,
  rejected: RejectedComment | undefined,
): (comment: Comment) => CommentItem {
  const { t } = useLingui()
  return (comment) => {
    const { id, author, locale, published_at, edited_at } = comment
    const place = {
      id,
      parentId: comment.parent_id,
      time: <LocalDay at={published_at} format="shortDate" />,
      dateTime: published_at,
    }
    if (!author)
      return {
        ...place,
        author: { name: t`Deleted` },
        text: <p className="text-text-muted">{t`This comment was deleted.`}</p>,
      }
    const isAccepted = id === post.accepted_comment_id
    const text = (
      <>
        <ModeratedText shown={comment} />
        {comment.original && !comment.is_muted && <TextOriginal original={comment.original} />}
      </>
    )
    return {
      ...place,
      author: {
        name: fullName(author),
        src: author.thumbnail_url,
        link: <PageLink to={`/users/${author.id}`} />,
      },
      note: isAccepted ? <AcceptedMark isEdited={edited_at !== null} /> : edited_at ? t`edited` : undefined,
      text: isAccepted ? <div className="border-s-2 border-success ps-4">{text}</div> : text,
      lang: locale,
      actions: (
        <>
          {post.is_own && post.type === 'question' && <LazyAcceptAnswer post={post} commentId={id} />}
          <CommentActions comment={comment} rejected={rejected} />
        </>
      ),
    }
  }
}

function AcceptedMark({ isEdited }: { isEdited: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-1 font-medium text-success">
        <Check className="size-3.5" />
        <Trans>Accepted answer</Trans>
      </span>
      {isEdited && (
        <span>
          <Trans>edited</Trans>
        </span>
      )}
    </span>
  )
}
