import { index, pgTable, text, uuid } from '../drizzle.ts'
import { bytea, citext, createdAt, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Tokens of mailed links, which prove access to the mailbox. Only the SHA-256 is stored; a used token is deleted. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['reset-password', 'verify-email', 'delete-account', 'change-email', 'undo-email-change'],
    }).notNull(),
    hash: bytea('hash').notNull().unique(),
    /** The address it was mailed to, the only one it proves. */
    email: citext('email').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (token) => [
    index('mailed_tokens_user').on(token.userId, token.purpose),
    index('mailed_tokens_expiry').on(token.expiresAt),
  ],
)
