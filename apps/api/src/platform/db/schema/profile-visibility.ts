import { profileParts, profileReaders } from '@chignon/contract/identity/profile-visibility'
import { index, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { users } from './user.ts'

/** Who sees a part of a public profile, where a person chose it (PRIVACY-9). Otherwise everyone does. */
export const profileVisibility = pgTable(
  'profile_visibility',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text('part', { enum: profileParts }).notNull(),
    readers: text('readers', { enum: profileReaders }).notNull(),
  },
  (choice) => [
    primaryKey({ columns: [choice.userId, choice.part] }),
    // For the feed, which leaves out the posts of some authors.
    index('profile_visibility_part').on(choice.part, choice.readers, choice.userId),
  ],
)
