import type { GalleryPicture } from '@chignon/contract/gallery'
import { coverUrl } from '../../lib/files/cover-url.ts'

/** Where a picture of a gallery is; one without a file is drawn from its path, `updo/low-knot`. */
export function galleryPictureUrl({ path, url }: GalleryPicture): string {
  if (url !== null) return url
  const [category = '', slug = ''] = path.split('/')
  return coverUrl({ slug, category: { slug: category } }, 'portrait')
}
