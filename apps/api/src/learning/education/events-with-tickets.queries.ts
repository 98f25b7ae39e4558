import type { Locale } from '@chignon/contract/platform/locale'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { liveMasterclasses, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import {
  isOver,
  liveMasterclassCardColumns,
} from '../../catalogue/live-masterclass/live-masterclass.queries.ts'

/** The events that a person holds valid or used tickets for, next event first, then finished ones, latest first. */
export function listEventsWithTickets(
  db: Connection,
  { userId, now, locale }: { userId: string; now: Date; locale: Locale },
) {
  const over = isOver(now)
  return db
    .select(liveMasterclassCardColumns(locale))
    .from(liveMasterclasses)
    .innerJoin(categories, eq(categories.id, liveMasterclasses.categoryId))
    .where(
      sql`${liveMasterclasses.id} in (
        select ${ticketTypes.liveMasterclassId} from ${tickets}
        join ${ticketTypes} on ${ticketTypes.id} = ${tickets.ticketTypeId}
        where ${tickets.userId} = ${userId} and ${tickets.state} in ('valid', 'used')
          and ${tickets.handedOverAt} is null)`,
    )
    .orderBy(
      over,
      sql`case when not (${over}) then ${liveMasterclasses.startsAt} end`,
      sql`${liveMasterclasses.startsAt} desc`,
      liveMasterclasses.id,
    )
}
