import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import type { PostWithComments } from '@chignon/contract/community/post'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useHydratedLater } from '../../../lib/browser/use-hydrated-later.ts'
import { coverUrl } from '../../../lib/files/cover-url.ts'
import { PostPicture } from './post-picture.tsx'

const PostPlayer = lazyWhenOnline(async () => (await import('./post-player.tsx')).PostPlayer)

type PostVideoProps = { post: PostWithComments; video: { url: string; type: string } }

/** The video of a post. Before the player has loaded, and without scripts, its picture is a link to the file. */
export function PostVideo({ post, video }: PostVideoProps) {
  const { t } = useLingui()
  const isHydrated = useHydratedLater()
  const poster = post.preview_url ?? coverUrl(post, 'landscape')
  const link = (
    <a
      href={video.url}
      aria-label={t`Play “${post.name}”`}
      className="block aspect-video overflow-clip rounded-media [&_img]:size-full"
    >
      <PostPicture post={post} isPriority />
    </a>
  )
  if (!isHydrated) return link
  return (
    <Suspense fallback={link}>
      <PostPlayer title={post.name} poster={poster} sources={[{ src: video.url, type: video.type }]} />
    </Suspense>
  )
}
