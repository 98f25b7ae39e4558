import { fallbackLocale, locales } from '@chignon/contract/locale'
import type { Localized } from '@chignon/contract/localized'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { interests } from './base.ts'
import { bytea, citext, createdAt, id, timestamptz } from './columns.ts'

/**
 * People. A person without a password hash signs in through a social provider only. A row is never deleted but anonymised, because
 * tickets, certificates, orders and discussions refer to it (PRIVACY-2).
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: citext('email').notNull().unique(),
    emailVerifiedAt: timestamptz('email_verified_at'),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ['learner', 'educator', 'staff'] })
      .notNull()
      .default('learner'),
    gender: text('gender', { enum: ['male', 'female', 'unspecified'] })
      .notNull()
      .default('unspecified'),
    phone: text('phone'),
    country: text('country'),
    address: text('address'),
    about: text('about'),
    /** The academy's translations of an educator's `about`; deleted when the person changes it. */
    aboutTranslations: jsonb('about_translations').$type<Localized>(),
    /** The language of mails to the person. */
    locale: text('locale', { enum: locales }).notNull().default(fallbackLocale),
    thumbnailUrl: text('thumbnail_url'),
    createdAt: createdAt(),
    /** When the person was anonymised (PRIVACY-2). */
    deletedAt: timestamptz('deleted_at'),
  },
  (person) => [
    // For the list of educators.
    index('users_educators')
      .on(person.createdAt, person.id)
      .where(sql`${person.role} = 'educator'`),
  ],
)

/** The interests of people. */
export const userInterests = pgTable(
  'user_interests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    interestId: uuid('interest_id')
      .notNull()
      .references(() => interests.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.interestId] }),
    index('user_interests_interest').on(row.interestId),
  ],
)

/** Bearer tokens. Only their SHA-256 is stored, so that a leaked database does not allow signing in. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (token) => [
    index('access_tokens_user').on(token.userId),
    index('access_tokens_expiry').on(token.expiresAt),
  ],
)
