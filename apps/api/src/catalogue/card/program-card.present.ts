import type { ProgramCard } from '@chignon/contract/catalogue/program'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentCataloguePicture } from '../../platform/picture/picture.present.ts'
import type { ProgramCardRow } from './program-card.queries.ts'

/** Maps a program to the fields of a card. */
export function presentProgramCard(row: ProgramCardRow, now: Date): ProgramCard {
  const cover = presentCataloguePicture(row.cover)
  return {
    id: row.id,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    summary: row.summary,
    preview_url: cover?.src ?? row.previewUrl,
    cover,
    category: row.category,
    program_courses: row.courses,
    duration: row.duration,
    ...offerOf(row, now),
  }
}
