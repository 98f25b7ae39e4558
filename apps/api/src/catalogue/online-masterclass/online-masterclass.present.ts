import type { Locale } from '@chignon/contract/platform/locale'
import type { OnlineMasterclass } from '@chignon/contract/catalogue/online-masterclass'
import { presentOnlineMasterclassCard } from '../card/online-masterclass-card.present.ts'
import { presentEducators } from '../educator/educator.present.ts'
import { presentLessons } from '../lesson/lesson.present.ts'
import type { MediaAddresses } from '../lesson/media.addresses.ts'
import type { findOnlineMasterclass } from './online-masterclass.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findOnlineMasterclass>>>

/** Maps an online masterclass to the fields of its page. */
export function presentOnlineMasterclass(
  row: Row,
  { locale, now, addresses }: { locale: Locale; now: Date; addresses: MediaAddresses },
): OnlineMasterclass {
  const lessons = presentLessons(row.lessons, row, { now, addresses })
  return { ...presentOnlineMasterclassDetails(row, locale, now), lessons }
}

/** The fields of an online masterclass's page without its lessons. */
export function presentOnlineMasterclassDetails(
  row: Row,
  locale: Locale,
  now: Date,
): Omit<OnlineMasterclass, 'lessons'> {
  return {
    ...presentOnlineMasterclassCard(row, now),
    description: row.description,
    outcomes: row.outcomes,
    educators: presentEducators(row.educators, locale),
  }
}
