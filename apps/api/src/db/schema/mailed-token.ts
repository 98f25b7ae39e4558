import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, createdAt, id, moment } from './columns.ts'
import { users } from './user.ts'

/** What a mailed link proves: whoever has it reads the person's mail. Only the token's SHA-256 is kept; used, it goes. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset-password', 'verify-email'] }).notNull(),
    hash: bytea('hash').notNull().unique(),
    /** The address it was mailed to, and so the only one it proves anything about. */
    email: citext('email').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (token) => [
    index('mailed_tokens_user').on(token.userId, token.purpose),
    index('mailed_tokens_expiry').on(token.expiresAt),
  ],
)
