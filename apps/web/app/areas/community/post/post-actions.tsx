import type { Post } from '@chignon/contract/community/post'
import { ReactionBar } from '@chignon/ui/reaction-bar'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRequireMember } from '../../identity/account/use-require-member.ts'
import { likePostAtom, savePostAtom } from './post-mutations.ts'

type PostActionsProps = {
  post: Pick<Post, 'id' | 'slug' | 'name' | 'is_liked' | 'is_saved' | 'likes_count'>
  /** Icons without words, for cards. */
  isCompact?: boolean
}

/** Like, save, share and copy link of a post (POST-2, POST-3, POST-5). Guests are asked to log in. */
export function PostActions({ post, isCompact = false }: PostActionsProps) {
  const { t } = useLingui()
  const { origin, locale, viewer } = useRootData()
  const formats = useFormats()
  const requireMember = useRequireMember()
  const like = useSetAtom(likePostAtom)
  const save = useSetAtom(savePostAtom)
  const showToast = useSetAtom(showToastAtom)
  const path = `/posts/${post.slug}`
  return (
    <ReactionBar
      action={path}
      isCompact={isCompact}
      isLiked={post.is_liked}
      likesCount={post.likes_count}
      formatCount={formats.number}
      isSaved={post.is_saved}
      onLikedChange={(isLiked) => like({ id: post.id, isLiked })}
      onSavedChange={(isSaved) => save({ id: post.id, isSaved })}
      isGuest={isGuest(viewer)}
      onAskToSignIn={(wish) =>
        requireMember(
          wish === 'like' ? t`Log in or sign up to like this post.` : t`Log in or sign up to save this post.`,
        )
      }
      share={{ url: localizedUrl(origin, path, locale), title: post.name }}
      onShared={(outcome) => {
        if (outcome === 'failed')
          showToast({
            tone: 'error',
            message: t`The link could not be copied. Copy it from the address bar.`,
          })
      }}
      labels={{
        like: t`Like`,
        save: t`Save`,
        share: t`Share`,
        copyLink: t`Copy link`,
        copied: t`Link copied`,
      }}
    />
  )
}
