import type { ProgramCard } from '@chignon/contract/catalogue/program'
import { offerOf } from '../../platform/access/offer.present.ts'
import { presentProductCard } from './product-card.present.ts'
import type { ProgramCardRow } from './program-card.queries.ts'

/** Maps a program to the fields of a card. */
export function presentProgramCard(row: ProgramCardRow, now: Date): ProgramCard {
  return {
    ...presentProductCard(row),
    program_courses: row.courses,
    duration: row.duration,
    ...offerOf(row, now),
  }
}
