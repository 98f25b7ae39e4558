import { bigint, boolean, index, pgTable, text, uuid } from '../drizzle.ts'
import { bytea, createdAt, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** The passkeys of members. Only the public key is stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's id of it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, as the authenticator counts; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (passkey) => [index('passkeys_user').on(passkey.userId, passkey.createdAt)],
)

/** Unused challenges that browsers received, as SHA-256; a sign-in's challenge belongs to no user yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: bytea('hash').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (challenge) => [
    index('passkey_challenges_user').on(challenge.userId),
    index('passkey_challenges_expiry').on(challenge.expiresAt),
  ],
)
