import { index, pgTable, text, uuid } from '../drizzle.ts'
import { createdAt, id } from './columns.ts'
import { orders } from './order.ts'

/** Notes of staff about an order, for colleagues (ORDER-20). */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Who wrote it. It references nothing, as in the audit log. */
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (note) => [index('order_notes_order').on(note.orderId, note.createdAt)],
)
