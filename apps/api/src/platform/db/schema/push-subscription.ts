import { index, pgTable, text, uuid } from '../drizzle.ts'
import { createdAt } from './columns.ts'
import { accessTokens, users } from './user.ts'

/** Where the browser of a session receives push messages (PUSH-1). It goes with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    tokenId: uuid('token_id')
      .primaryKey()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key, base64url. */
    p256dh: text('p256dh').notNull(),
    /** What only the browser and the academy know, base64url. */
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (subscription) => [index('push_subscriptions_user').on(subscription.userId)],
)
