import { index, pgTable, text, uuid } from '../drizzle.ts'
import { businessTypes } from './base-data.ts'
import { id, position } from './columns.ts'
import { users } from './user.ts'

/** The businesses people run or work in. */
export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => businessTypes.id),
    name: text('name').notNull(),
    phone: text('phone'),
    address: text('address'),
    position: position(),
  },
  (business) => [
    index('businesses_user').on(business.userId, business.position),
    index('businesses_type').on(business.typeId),
  ],
)
