import type { Post } from '@chignon/contract/community/post'
import { fullName } from '@chignon/contract/identity/full-name'
import { PostCard } from '@chignon/ui/post-card'
import { Plural, Trans } from '@lingui/react/macro'
import { LocalDay } from '../../../lib/i18n/local-time.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { PageLink } from '../../site/page-link.tsx'
import { quietAction } from '../quiet-action.ts'
import { PostActions } from './post-actions.tsx'
import { PostPicture } from './post-picture.tsx'
import { usePostTypes } from './use-post-types.ts'

type PostTileProps = {
  post: Post
  isPriority?: boolean
  /** Level of the heading. Default 2. */
  level?: 2 | 3
  /** Called when the post is opened. */
  onOpen?: () => void
}

/** Card of a post; collapsed if the viewer has muted its author (MODERATION-7). */
export function PostTile({ post, isPriority = false, level = 2, onOpen }: PostTileProps) {
  const types = usePostTypes()
  const { author, published_at, comments_count: comments } = post
  const card = (
    <PostCard
      id={`post-${post.id}`}
      type={post.type}
      link={<PageLink to={`/posts/${post.slug}`} onClick={onOpen} />}
      level={level}
      overline={post.category.name}
      typeLabel={types[post.type]}
      title={<InLanguage locale={post.locale}>{post.name}</InLanguage>}
      body={<InLanguage locale={post.locale}>{post.excerpt}</InLanguage>}
      cover={post.type === 'question' ? undefined : <PostPicture post={post} isPriority={isPriority} />}
      seed={post.slug}
      author={{
        name: fullName(author),
        src: author.thumbnail_url,
        link: <PageLink to={`/users/${author.id}`} />,
      }}
      time={published_at && <LocalDay at={published_at} format="shortDate" />}
      dateTime={published_at ?? undefined}
      answers={
        post.type === 'question' ? (
          <Plural value={comments} one="# answer" other="# answers" />
        ) : (
          comments > 0 && <Plural value={comments} one="# comment" other="# comments" />
        )
      }
      actions={<PostActions post={post} isCompact />}
    />
  )
  if (!post.is_muted) return card
  return (
    <details className="group/muted border-t border-line pt-2">
      <summary className={`${quietAction} group-open/muted:mb-4`}>
        <Trans>Post by someone you muted · Show</Trans>
      </summary>
      {card}
    </details>
  )
}
