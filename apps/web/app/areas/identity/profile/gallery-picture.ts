import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import { coverUrl } from '../../../lib/files/cover-url.ts'

/** URL of a gallery picture. A picture without a file is drawn from its path, such as `updo/low-knot`. */
export function galleryPictureUrl({ path, url }: GalleryPicture): string {
  if (url !== null) return url
  const [category = '', slug = ''] = path.split('/')
  return coverUrl({ slug, category: { slug: category } }, 'portrait')
}
