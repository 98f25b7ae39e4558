import type { OnlineMasterclassCard } from '@chignon/contract/catalogue/online-masterclass'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentProductCard } from './product-card.present.ts'
import type { OnlineMasterclassCardRow } from './online-masterclass-card.queries.ts'

/** Maps an online masterclass to the fields of a card. */
export function presentOnlineMasterclassCard(
  row: OnlineMasterclassCardRow,
  now: Date,
): OnlineMasterclassCard {
  return {
    ...presentProductCard(row),
    lessons_count: row.videoLessonCount,
    duration: row.duration,
    ...offerOf(row, now),
  }
}
