import { GalleryGrid } from '@chignon/ui/gallery-grid'
import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useGalleryLabels } from '../../site/use-gallery-labels.ts'
import { galleryPictureUrl } from './gallery-picture.ts'

/** Gallery of a person, read-only. */
export function PersonGallery({ name, pictures }: { name: string; pictures: readonly GalleryPicture[] }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const labels = useGalleryLabels()
  return (
    <GalleryGrid
      label={t`Gallery`}
      pictures={pictures.map((picture, index) => {
        const place = number(index + 1)
        return {
          id: picture.path,
          src: galleryPictureUrl(picture),
          sources: picture.picture?.sources,
          placeholder: picture.picture?.placeholder,
          alt: picture.caption ?? t`Picture ${place} by ${name}`,
          width: picture.width,
          height: picture.height,
        }
      })}
      labels={{
        ...labels,
        // Required by the gallery; not shown, because visitors cannot remove pictures.
        remove: (alt) => alt,
      }}
    />
  )
}
