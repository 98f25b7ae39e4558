import { certificateTiers } from '@chignon/contract/identity/award'
import { index, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { id, localized, timestamptz, position, slug } from './columns.ts'
import { users } from './user.ts'

/** Badges people can earn. */
export const badges = pgTable('badges', {
  id: id(),
  slug: slug(),
  name: localized('name'),
  description: localized('description'),
  metal: text('metal', { enum: certificateTiers }).notNull().default('silver'),
  position: position(),
})

/** The badges of people, each at most once. */
export const userBadges = pgTable(
  'user_badges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    earnedAt: timestamptz('earned_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.badgeId] }), index('user_badges_badge').on(row.badgeId)],
)
