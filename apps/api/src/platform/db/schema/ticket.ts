import { ticketStateNames } from '@chignon/contract/commerce/ticket'
import { locales } from '@chignon/contract/platform/locale'
import { index, pgTable, sql, text, uuid } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'
import { ticketPackages, ticketTypes } from './live-masterclass.ts'
import { orderLines } from './order.ts'
import { users } from './user.ts'

/** Sold tickets; the code is checked at the door. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    /** Who bought it, or the account of whom the academy gave it to; null if they have none. */
    userId: uuid('user_id').references(() => users.id),
    ticketTypeId: uuid('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id),
    ticketPackageId: uuid('ticket_package_id').references(() => ticketPackages.id),
    code: text('code').notNull().unique(),
    holderName: text('holder_name').notNull(),
    holderEmail: text('holder_email').notNull(),
    /** What a search for the holder is compared with. */
    searchText: text('search_text').generatedAlwaysAs(sql`fold(holder_name || ' ' || holder_email)`),
    /** The order it was bought with; null for tickets given by the academy. */
    orderLineId: uuid('order_line_id').references(() => orderLines.id),
    /** The language of a ticket that was given; null: that of its order. */
    locale: text('locale', { enum: locales }),
    state: text('state', { enum: ticketStateNames }).notNull().default('valid'),
    /** When and at which door it was used (TICKET-7). */
    usedAt: timestamptz('used_at'),
    usedWhere: text('used_where'),
    /** The door's own id of the check-in, so that it can be repeated when its answer was lost. */
    checkInId: uuid('check_in_id'),
    /** When the buyer handed it over, and so no longer sees its code (TICKET-11). */
    handedOverAt: timestamptz('handed_over_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (ticket) => [
    index('tickets_user').on(ticket.userId),
    index('tickets_type').on(ticket.ticketTypeId),
    index('tickets_package').on(ticket.ticketPackageId),
    index('tickets_order_line').on(ticket.orderLineId),
  ],
)
