import type { OnlineMasterclassCard } from '@chignon/contract/catalogue/online-masterclass'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import type { OnlineMasterclassCardRow } from './online-masterclass-card.queries.ts'

/** Maps an online masterclass to the fields of a card. */
export function presentOnlineMasterclassCard(
  row: OnlineMasterclassCardRow,
  now: Date,
): OnlineMasterclassCard {
  const cover = presentCataloguePicture(row.cover)
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    summary: row.summary,
    category: row.category,
    preview_url: cover?.src ?? row.previewUrl,
    cover,
    lessons_count: row.videoLessonCount,
    duration: row.duration,
    ...offerOf(row, now),
  }
}
