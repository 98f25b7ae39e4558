import type { Post } from '@chignon/contract/community/post'
import { Cover } from '@chignon/ui/cover'
import { Picture } from '@chignon/ui/picture'
import { coverShapes, coverUrl } from '../../../lib/files/cover-url.ts'

type PostPictureProps = {
  post: Pick<Post, 'type' | 'slug' | 'category' | 'preview_url' | 'resources'>
  isPriority?: boolean
  /** Shows all of an uploaded picture instead of filling the space around it. */
  isWhole?: boolean
}

/** The main picture of a post: its first uploaded one, otherwise a cover drawn from its slug. */
export function PostPicture({ post, isPriority = false, isWhole = false }: PostPictureProps) {
  const shape = post.type === 'image' ? 'portrait' : 'landscape'
  const { width, height } = coverShapes[shape]
  const first = post.resources.find(({ type, url }) => type.startsWith('image/') && url)
  if (first?.picture)
    return (
      <Picture
        src={first.picture.src}
        sources={first.picture.sources}
        placeholder={first.picture.placeholder}
        alt={first.alt}
        width={first.picture.width}
        height={first.picture.height}
        sizes={isWhole ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 48rem) min(50vw, 36rem), 100vw'}
        fit={isWhole ? 'natural' : 'cover'}
        isPriority={isPriority}
      />
    )
  const src = post.preview_url ?? first?.url ?? coverUrl(post, shape)
  return <Cover src={src} alt={first?.alt} width={width} height={height} isPriority={isPriority} />
}
