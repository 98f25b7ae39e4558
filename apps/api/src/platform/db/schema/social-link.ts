import { index, pgTable, text, uuid } from '../drizzle.ts'
import { id, position } from './columns.ts'
import { users } from './user.ts'

/** The social links of people. */
export const socialLinks = pgTable(
  'social_links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    url: text('url').notNull(),
    position: position(),
  },
  (link) => [index('social_links_user').on(link.userId, link.position)],
)
