import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import type { CourseCardRow } from './course-card.queries.ts'

type ProductRow = Pick<
  CourseCardRow,
  'id' | 'slug' | 'locale' | 'name' | 'summary' | 'category' | 'previewUrl' | 'cover'
>

/** Maps what every product has to the fields of its card. */
export function presentProductCard({ id, slug, locale, name, summary, category, ...row }: ProductRow) {
  const cover = presentCataloguePicture(row.cover)
  return { id, slug, locale, name, summary, category, preview_url: cover?.src ?? row.previewUrl, cover }
}
