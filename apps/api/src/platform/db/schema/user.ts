import { deletedTextsChoices } from '@chignon/contract/identity/account-deletion'
import { genders } from '@chignon/contract/identity/user'
import { memberRoles } from '@chignon/contract/platform/permission'
import { fallbackLocale, locales } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { desc, index, jsonb, pgTable, primaryKey, sql, text, unique, uniqueIndex, uuid } from '../drizzle.ts'
import { interests } from './base-data.ts'
import { bytea, citext, createdAt, id, timestamptz } from './columns.ts'

/**
 * People. A person without a password hash signs in through a social provider only. A row is never deleted but anonymised, because
 * tickets, certificates, orders and discussions refer to it (PRIVACY-2).
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: citext('email').notNull(),
    emailVerifiedAt: timestamptz('email_verified_at'),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: memberRoles }).notNull().default('learner'),
    /** When the person was given the role (STEP-UP-3). */
    roleSince: timestamptz('role_since').notNull().defaultNow(),
    gender: text('gender', { enum: genders }).notNull().default('unspecified'),
    phone: text('phone'),
    country: text('country'),
    address: text('address'),
    about: text('about'),
    /** The academy's translations of an educator's `about`; deleted when the person changes it. */
    aboutTranslations: jsonb('about_translations').$type<Localized>(),
    /** The language of mails to the person. */
    locale: text('locale', { enum: locales }).notNull().default(fallbackLocale),
    /** Where the person is, an IANA name: their days begin there. Null until a browser has said it. */
    timeZone: text('time_zone'),
    thumbnailUrl: text('thumbnail_url'),
    createdAt: createdAt(),
    /** When the person will be anonymised, as they asked for (PRIVACY-4). */
    deletionDueAt: timestamptz('deletion_due_at'),
    /** What becomes of their texts then. */
    deletedTexts: text('deleted_texts', { enum: deletedTextsChoices }),
    /** When the person was anonymised (PRIVACY-2). */
    deletedAt: timestamptz('deleted_at'),
  },
  (person) => [
    // Partial: PostgreSQL takes the columns of a whole unique index for keys, so that deleting a person, which replaces the address,
    // would wait for every transaction that adds a row of theirs, and could deadlock with it.
    uniqueIndex('users_email')
      .on(person.email)
      .where(sql`${person.email} is not null`),
    // For the list of educators.
    index('users_educators')
      .on(person.createdAt, person.id)
      .where(sql`${person.role} = 'educator'`),
    // For the list of people who run the academy.
    index('users_role')
      .on(person.role, person.roleSince)
      .where(sql`${person.role} <> 'learner'`),
    // For the list of people.
    index('users_created').on(desc(person.createdAt), person.id),
    index('users_deletion_due')
      .on(person.deletionDueAt)
      .where(sql`${person.deletionDueAt} is not null`),
    index('users_deleted')
      .on(person.deletedAt)
      .where(sql`${person.deletedAt} is not null`),
  ],
)

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

// What a user agent and an address reveal of a device. The network is masked (SESSION-2).
const deviceColumns = () => ({
  browser: text('browser'),
  system: text('system'),
  network: text('network'),
})

/** Bearer tokens. Only their SHA-256 is stored, so that a leaked database does not allow signing in. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull().unique(),
    ...deviceColumns(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the session was last confirmed by a passkey, a code or the password (STEP-UP-1). */
    steppedUpAt: timestamptz('stepped_up_at'),
  },
  (token) => [
    index('access_tokens_user').on(token.userId),
    index('access_tokens_expiry').on(token.expiresAt),
  ],
)

/** The devices on which people signed in, by the SHA-256 of a key that the device keeps (SESSION-3). */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    ...deviceColumns(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  },
  (device) => [unique('known_devices_user_hash').on(device.userId, device.hash)],
)
