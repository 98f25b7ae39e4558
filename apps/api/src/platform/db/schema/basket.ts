import { orderLineTypes } from '@chignon/contract/commerce/order'
import { check, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** The basket of each person. `item_id` is the id of a product, ticket type or package; deleted ones are skipped (ORDER-1). */
export const basketLines = pgTable(
  'basket_lines',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: orderLineTypes }).notNull(),
    itemId: uuid('item_id').notNull(),
    count: integer('count').notNull(),
    /** The key of the guest's basket that was added to the line last, so that adding it again has no effect (ORDER-13). */
    mergeKey: text('merge_key'),
    createdAt: createdAt(),
  },
  (line) => [
    unique('basket_lines_once').on(line.userId, line.type, line.itemId),
    index('basket_lines_user').on(line.userId, line.createdAt),
    check('basket_lines_count', sql`${line.count} > 0`),
  ],
)
