import type { PostWithComments } from '@chignon/contract/community/post'
import { Button } from '@chignon/ui/button'
import { CommentThread, type CommentItem } from '@chignon/ui/comment-thread'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { MemberLink } from '../../identity/account/member-link.tsx'
import { acceptedFirst } from './accepted-first.ts'
import { readCommentAddress } from './comment-address.ts'
import { CommentForm } from './comment-form.tsx'
import { FirstComments, MoreComments, repliesPaging } from './comment-paging.tsx'
import type { RejectedComment } from './run-post-action.ts'
import { focusComment, useCommentFocus } from './use-comment-focus.ts'
import { useCommentItem } from './use-comment-item.tsx'
import { commentsOf } from './threads.ts'
import { useCommentList } from './use-comment-list.ts'
import { usePendingComment } from './use-pending-comment.ts'

type PostCommentsProps = { post: PostWithComments; rejected: RejectedComment | undefined }

/** The comments of a post, the answers of a question: with replies one level deep, and the form to write (COMMENT-1). */
export function PostComments({ post, rejected }: PostCommentsProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const formats = useFormats()
  const [query] = useSearchParams()
  const isQuestion = post.type === 'question'
  const list = useCommentList(post, readCommentAddress(query))
  const { threads } = list
  const comments = acceptedFirst(commentsOf(threads), post.accepted_comment_id)
  const itemOf = useCommentItem(post, rejected)
  const pending = usePendingComment(comments)
  const replyForm = useReplyForm(rejected)
  const focusNext = useFocusNext(comments.map(({ id }) => id))
  useCommentFocus()
  const showToast = useSetAtom(showToastAtom)
  useEffect(() => {
    // A form without a text has no place for its error.
    if (rejected?.body === '') showToast({ tone: 'error', message: rejected.message })
  }, [rejected, showToast])
  return (
    <CommentThread
      id="comments"
      className="scroll-mt-28"
      title={isQuestion ? <Trans>Answers</Trans> : <Trans>Comments</Trans>}
      count={formats.number(post.comments_count)}
      comments={[...comments.map(itemOf), ...(pending ? [pending] : [])]}
      labels={{ reply: t`Reply`, replyTo: (name) => t`to ${name}` }}
      empty={isQuestion ? <Trans>Be the first to answer.</Trans> : <Trans>Be the first to comment.</Trans>}
      earlier={<FirstComments slug={post.slug} list={list} />}
      later={
        <MoreComments
          slug={post.slug}
          list={list}
          onShow={() => {
            focusNext()
            list.showMore()
          }}
        />
      }
      repliesPaging={({ id }) => {
        const thread = threads.find(({ first }) => first.id === id)
        if (!thread) return {}
        const onShow = () => {
          focusNext()
          list.showReplies(thread)
        }
        return repliesPaging({ slug: post.slug, thread, onShow })
      }}
      form={
        isGuest(viewer) ? (
          <p>
            <Button asChild variant="secondary">
              <MemberLink
                to={`/posts/${post.slug}#comments`}
                prompt={
                  isQuestion
                    ? t`Log in or sign up to answer this question.`
                    : t`Log in or sign up to comment on this post.`
                }
              >
                {isQuestion ? <Trans>Log in to answer</Trans> : <Trans>Log in to comment</Trans>}
              </MemberLink>
            </Button>
          </p>
        ) : (
          <CommentForm
            intent="comment"
            about=""
            label={isQuestion ? t`Your answer` : t`Your comment`}
            rejected={rejected}
          >
            {isQuestion ? <Trans>Post answer</Trans> : <Trans>Post comment</Trans>}
          </CommentForm>
        )
      }
      replyForm={isGuest(viewer) ? undefined : replyForm}
    />
  )
}

function useReplyForm(rejected: RejectedComment | undefined) {
  const { t } = useLingui()
  return ({ id, author, actions }: CommentItem) =>
    actions && (
      <CommentForm intent="comment" about={id} label={t`Your reply to ${author.name}`} rejected={rejected}>
        <Trans>Post reply</Trans>
      </CommentForm>
    )
}

/** Returns a function to call when more is asked for: the first comment that comes then has the focus. */
function useFocusNext(ids: readonly string[]): () => void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const next = known.current && ids.find((id) => !known.current?.has(id))
    if (!next) return
    known.current = null
    focusComment(next)
  }, [ids])
  return () => {
    known.current = new Set(ids)
  }
}
