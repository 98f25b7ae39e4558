import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, localized, moment, position, slug } from './columns.ts'
import { users } from './user.ts'

/** Marks of something a person did. */
export const badges = pgTable('badges', {
  id: id(),
  slug: slug(),
  name: localized('name'),
  description: localized('description'),
  metal: text('metal', { enum: ['silver', 'gold', 'premium_gold'] })
    .notNull()
    .default('silver'),
  position: position(),
})

/** Who earned which, at most once. */
export const userBadges = pgTable(
  'user_badges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    earnedAt: moment('earned_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.badgeId] }), index('user_badges_badge').on(row.badgeId)],
)
