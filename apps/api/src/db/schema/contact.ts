import { locales } from '@chignon/contract/locale'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { citext, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** What people wrote to the academy by its contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Who wrote it, where they were signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    email: citext('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message'),
    /** The language they were reading. */
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: createdAt(),
  },
  (message) => [
    index('contact_messages_user').on(message.userId),
    index('contact_messages_created').on(message.createdAt),
  ],
)
