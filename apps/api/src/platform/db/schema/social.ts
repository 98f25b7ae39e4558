import { socialProviders } from '@chignon/contract/identity/social'
import { index, pgTable, text, unique, uuid } from '../drizzle.ts'
import { bytea, createdAt, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Identities at Google or Facebook: the provider's user id, not the e-mail address, which may change its owner. */
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
 * Pending sign-in attempts. A row is deleted when it is used. It contains only a hash of the caller's token, so that a reader
 * of the table cannot take an attempt over.
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
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (attempt) => [index('social_attempts_expiry').on(attempt.expiresAt)],
)
