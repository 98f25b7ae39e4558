import type { PostWithComments } from '@chignon/contract/community/post'
import { GalleryGrid } from '@chignon/ui/gallery-grid'
import { useLingui } from '@lingui/react/macro'
import { coverShapes } from '../../../lib/files/cover-url.ts'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useGalleryLabels } from '../../site/use-gallery-labels.ts'

/** The pictures of a post, which open in a viewer. */
export function PostGallery({ post }: { post: PostWithComments }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labels = useGalleryLabels()
  const pictures = post.resources.flatMap(({ id, type, url, alt, picture }, index) => {
    const src = picture?.src ?? url
    if (!type.startsWith('image/') || !src) return []
    const place = number(index + 1)
    return [
      {
        id,
        src,
        sources: picture?.sources,
        placeholder: picture?.placeholder,
        alt: alt || t`Picture ${place} of “${post.name}”`,
        width: picture?.width ?? coverShapes.portrait.width,
        height: picture?.height ?? coverShapes.portrait.height,
      },
    ]
  })
  return (
    <GalleryGrid
      label={t`Pictures`}
      // Two pictures share the width.
      className={pictures.length === 2 ? 'grid-cols-2!' : undefined}
      pictures={pictures}
      labels={labels}
    />
  )
}
