import { Cover } from '@chignon/ui/cover'
import type { Story } from '@chignon/contract/community/story'
import { coverShapes, coverUrl, type CoverShape } from '../../../lib/files/cover-url.ts'

type StoryPictureProps = {
  story: Pick<Story, 'slug' | 'preview_url' | 'picture'>
  /** The slug of the category, which decides how the picture is drawn. */
  category: string
  shape: Extract<CoverShape, 'story' | 'portrait'>
  isPriority?: boolean
  className?: string
}

/** The picture of a story: uploaded, or drawn from its slug. */
export function StoryPicture({ story, category, shape, isPriority = false, className }: StoryPictureProps) {
  const { picture, preview_url, slug } = story
  const { width, height } = coverShapes[shape]
  if (picture)
    return (
      <picture className="contents">
        {picture.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="(min-width: 40rem) 30rem, 100vw" />
        ))}
        <Cover
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          isPriority={isPriority}
          className={className}
        />
      </picture>
    )
  return (
    <Cover
      src={preview_url ?? coverUrl({ slug, category: { slug: category } }, shape)}
      width={width}
      height={height}
      isPriority={isPriority}
      className={className}
    />
  )
}
