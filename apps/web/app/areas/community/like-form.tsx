import { Heart } from '@chignon/ui/icons/heart'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { startTransition, useOptimistic } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { useRequireMember } from '../identity/account/use-require-member.ts'
import { likeCommentAtom, likeReplyAtom } from './like-mutations.ts'
import { quietAction } from './quiet-action.ts'

type LikeFormProps = {
  kind: 'comment' | 'reply'
  liked: { id: string; is_liked: boolean; likes_count: number }
  /** The address of the page. Default the current one. */
  action?: string
}

/**
 * Likes a comment or a reply, or takes the like back (COMMENT-6). The change is shown at once, and undone if the call fails. The
 * form is for browsers without scripts.
 */
export function LikeForm({ kind, liked, action }: LikeFormProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const requireMember = useRequireMember()
  const like = useSetAtom(kind === 'comment' ? likeCommentAtom : likeReplyAtom)
  const { revalidate } = useRevalidator()
  const [isLiked, showLiked] = useOptimistic(liked.is_liked)
  const likes = liked.likes_count + Number(isLiked) - Number(liked.is_liked)
  const prompt = {
    comment: t`Log in or sign up to like this comment.`,
    reply: t`Log in or sign up to like this reply.`,
  }[kind]
  const toggle = () =>
    startTransition(async () => {
      showLiked(!isLiked)
      await like({ id: liked.id, isLiked: !isLiked })
      // Replies come from loaders, comments from queries. Offline the page would be replaced by an error.
      if (navigator.onLine && kind === 'reply') await revalidate()
    })
  return (
    <Form
      method="post"
      {...(action === undefined ? {} : { action })}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (requireMember(prompt)) toggle()
      }}
    >
      <input type="hidden" name="intent" value={isLiked ? `unlike-${kind}` : `like-${kind}`} />
      <input type="hidden" name="about" value={liked.id} />
      <button
        type="submit"
        aria-pressed={isLiked}
        className={`${quietAction} aria-pressed:[&_svg]:fill-current`}
      >
        <Heart className="size-4.5" />
        <span className="sr-only">{t`Like`}</span>
        {likes > 0 && <span className="tabular-nums">{number(likes)}</span>}
      </button>
    </Form>
  )
}
