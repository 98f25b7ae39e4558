import type { PostWithComments } from '@chignon/contract/community/post'
import { LazyPostGallery } from './lazy-post-gallery.tsx'
import { LazyPostVideo } from './lazy-post-video.tsx'
import { PostPicture } from './post-picture.tsx'

/** The pictures or the video of a post; an article has its cover, a question none. */
export function PostMedia({ post }: { post: PostWithComments }) {
  const video = post.resources.find(({ type, url }) => type.startsWith('video/') && url)
  if (post.type === 'video' && video?.url)
    return <LazyPostVideo post={post} video={{ url: video.url, type: video.type }} />
  const pictures = post.resources.filter(({ type }) => type.startsWith('image/'))
  if (pictures.length > 1) return <LazyPostGallery post={post} />
  // A question has no cover of its own.
  if (post.type === 'question' && pictures.length === 0) return null
  return (
    <div
      className={
        post.type === 'image'
          ? 'mx-auto w-full max-w-2xl overflow-clip rounded-media'
          : 'aspect-2/1 overflow-clip rounded-media md:aspect-5/2 [&_img]:size-full'
      }
    >
      <PostPicture post={post} isPriority isWhole={post.type === 'image'} />
    </div>
  )
}
