import { index, pgTable, sql, uniqueIndex, uuid } from '../drizzle.ts'
import { citext, createdAt, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Changes of e-mail addresses. One that is not confirmed is pending; each person has at most one of these (EMAIL-CHANGE-1). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: citext('new_email').notNull(),
    /** The address before. Null until the change is confirmed, and if that address was never verified. */
    oldEmail: citext('old_email'),
    createdAt: createdAt(),
    confirmedAt: timestamptz('confirmed_at'),
    undoneAt: timestamptz('undone_at'),
  },
  (change) => [
    uniqueIndex('email_changes_pending')
      .on(change.userId)
      .where(sql`${change.confirmedAt} is null`),
    index('email_changes_user').on(change.userId),
    index('email_changes_old_email').on(change.oldEmail),
  ],
)
