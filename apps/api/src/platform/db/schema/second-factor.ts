import { bigint, index, pgTable, unique, uuid } from '../drizzle.ts'
import { bytea, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * The secrets of members' authenticator apps. A secret is stored as it is, since each code is computed from it; without
 * `enabledAt` it was not confirmed yet and has no effect.
 */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  secret: bytea('secret').notNull(),
  /** The time step of the code that was used last, so that none is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  enabledAt: timestamptz('enabled_at'),
})

/** Recovery codes that were not used yet, as SHA-256: 80 random bits cannot be guessed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), userId: userId(), hash: bytea('hash').notNull() },
  (code) => [unique('recovery_codes_hash').on(code.userId, code.hash)],
)

/** Sign-ins whose first step succeeded, as SHA-256 of the token that the client sends with the code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  { hash: bytea('hash').primaryKey(), userId: userId(), expiresAt: timestamptz('expires_at').notNull() },
  (challenge) => [
    index('sign_in_challenges_user').on(challenge.userId),
    index('sign_in_challenges_expiry').on(challenge.expiresAt),
  ],
)
