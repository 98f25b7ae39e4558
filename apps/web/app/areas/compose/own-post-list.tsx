import type { OwnPost } from '@chignon/contract/own-post'
import { Badge } from '@chignon/ui/badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PostPicture } from '../community/post/post-picture.tsx'

/** A person's own posts, with their states; each leads to its editor. */
export function OwnPostList({ posts }: { posts: readonly OwnPost[] }) {
  const { t } = useLingui()
  const { date, time } = useFormats()
  const stateOf = ({ state, scheduled_at: at, text_state }: OwnPost) => {
    if (state === 'published') return text_state === 'visible' ? t`Published` : t`Being reviewed`
    if (at === null) return t`Draft`
    const [day, hour] = [date(at), time(at)]
    return t`Scheduled for ${day}, ${hour}`
  }
  return (
    <ul className="grid max-w-4xl">
      {posts.map((post) => (
        <li
          key={post.id}
          className="group/own relative grid grid-cols-[1fr_5rem] items-start gap-x-5 border-b border-line py-5 first:border-t sm:grid-cols-[1fr_8rem] sm:gap-x-8"
        >
          <div className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
              <Badge tone={post.state === 'published' ? 'success' : 'neutral'}>{stateOf(post)}</Badge>
              <span>{post.category.name}</span>
              {post.published_at && <time dateTime={post.published_at}>{date(post.published_at)}</time>}
            </p>
            <h2 lang={post.locale} dir="auto" className="text-subtitle wrap-break-word">
              <Link
                to={`/posts/${post.slug}/edit`}
                className="after:absolute after:inset-0 group-hover/own:text-accent"
              >
                {post.name || <Trans>Untitled</Trans>}
              </Link>
            </h2>
            {post.moderator_note && <p className="text-small text-error">{post.moderator_note}</p>}
          </div>
          <div aria-hidden="true" className="aspect-8/5 overflow-clip rounded-media [&_img]:size-full">
            <PostPicture post={{ ...post, preview_url: null }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
