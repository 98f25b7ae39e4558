import { socialProviders } from '@chignon/contract/social'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment } from './columns.ts'
import { users } from './user.ts'

/** Who a person is at Google or Facebook: the provider’s own number for them, never their address, which may change hands. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: socialProviders }).notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (identity) => [
    unique('social_identities_subject').on(identity.provider, identity.subject),
    index('social_identities_user').on(identity.userId),
  ],
)

/**
 * Attempts to sign in that are under way. The row goes with its one use. Whoever reads the table can take nothing over:
 * the caller’s handle is kept as a hash.
 */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    hash: bytea('hash').primaryKey(),
    provider: text('provider', { enum: socialProviders }).notNull(),
    redirectUri: text('redirect_uri').notNull(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (attempt) => [index('social_attempts_expiry').on(attempt.expiresAt)],
)
