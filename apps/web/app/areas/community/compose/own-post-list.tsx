import type { OwnPost } from '@chignon/contract/community/own-post'
import { Badge } from '@chignon/ui/badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PostPicture } from '../post/post-picture.tsx'

/** A person's own posts, with their states; each leads to its editor. */
export function OwnPostList({ posts }: { posts: readonly OwnPost[] }) {
  const { t } = useLingui()
  const { date, time } = useFormats()
  const timeZone = useTimeZone()
  const badgeOf = ({ state, scheduled_at: scheduledAt, text_state, moderator_note }: OwnPost) => {
    if (state === 'published') {
      if (text_state === 'visible') return { tone: 'success', text: t`Published` } as const
      if (text_state === 'held') return { tone: 'warning', text: t`Being reviewed` } as const
      return { tone: 'error', text: t`Hidden by our team` } as const
    }
    if (moderator_note !== null) return { tone: 'error', text: t`Returned to you` } as const
    if (scheduledAt === null) return { tone: 'neutral', text: t`Draft` } as const
    const day = date(scheduledAt, timeZone)
    const hour = timeZone === undefined ? `${time(scheduledAt)} UTC` : time(scheduledAt, timeZone)
    return { tone: 'neutral', text: t`Scheduled for ${day}, ${hour}` } as const
  }
  return (
    <ul className="grid max-w-4xl">
      {posts.map((post) => (
        <li
          key={post.id}
          className="group/own relative grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-x-5 border-b border-line py-5 first:border-t sm:grid-cols-[minmax(0,1fr)_8rem] sm:gap-x-8"
        >
          <div className="grid grid-cols-1 gap-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted">
              <Badge tone={badgeOf(post).tone}>{badgeOf(post).text}</Badge>
              <span>{post.category.name}</span>
              {post.published_at && (
                <time dateTime={post.published_at}>{date(post.published_at, timeZone)}</time>
              )}
            </p>
            <h2 lang={post.locale} dir="auto" className="text-subtitle wrap-anywhere">
              <Link
                to={`/posts/${post.slug}/edit`}
                className="after:absolute after:inset-0 group-hover/own:text-accent"
              >
                {post.name || (
                  <span>
                    <Trans>Untitled</Trans>
                  </span>
                )}
              </Link>
            </h2>
            {post.moderator_note && (
              <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere text-error">
                {post.moderator_note}
              </p>
            )}
          </div>
          <div aria-hidden="true" className="aspect-8/5 overflow-clip rounded-media [&_img]:size-full">
            <PostPicture post={{ ...post, preview_url: null }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
