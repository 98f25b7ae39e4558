import { waitlistStateNames } from '@chignon/contract/commerce/waitlist'
import { bigint, check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from './live-masterclass.ts'
import { orders } from './order.ts'
import { users } from './user.ts'

/**
 * The waiting lists of events. The state changes only by the table in `waitlist.states.ts`. The seats of an offered entry are counted in
 * `seats_taken` and `stock_taken`; the seats of an ordered entry belong to its order.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    /** The order of joining. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    liveMasterclassId: uuid('live_masterclass_id')
      .notNull()
      .references(() => liveMasterclasses.id, { onDelete: 'cascade' }),
    ticketTypeId: uuid('ticket_type_id')
      .notNull()
      .references(() => ticketTypes.id, { onDelete: 'cascade' }),
    /** The package that goes with each seat. */
    ticketPackageId: uuid('ticket_package_id').references(() => ticketPackages.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    state: text('state', { enum: waitlistStateNames }).notNull().default('waiting'),
    offerEndsAt: timestamptz('offer_ends_at'),
    /** The order that uses the offer. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Since when and why staff offer this person nothing; null if they do not skip them (WAIT-10). */
    skippedAt: timestamptz('skipped_at'),
    skipReason: text('skip_reason'),
    createdAt: createdAt(),
  },
  (entry) => [
    uniqueIndex('waitlist_entries_once')
      .on(entry.userId, entry.liveMasterclassId)
      .where(sql`${entry.state} in ('waiting', 'offered', 'ordered')`),
    index('waitlist_entries_open')
      .on(entry.liveMasterclassId, entry.number)
      .where(sql`${entry.state} in ('waiting', 'offered')`),
    index('waitlist_entries_user').on(entry.userId),
    index('waitlist_entries_type').on(entry.ticketTypeId),
    index('waitlist_entries_package').on(entry.ticketPackageId),
    index('waitlist_entries_order').on(entry.orderId),
    check('waitlist_entries_count', sql`${entry.count} > 0`),
    check(
      'waitlist_entries_offer',
      sql`${entry.state} not in ('offered', 'ordered') or ${entry.offerEndsAt} is not null`,
    ),
    check('waitlist_entries_ordered', sql`${entry.state} <> 'ordered' or ${entry.orderId} is not null`),
  ],
)
