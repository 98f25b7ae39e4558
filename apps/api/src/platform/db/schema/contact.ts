import { locales } from '@chignon/contract/platform/locale'
import { index, pgTable, text, uuid } from '../drizzle.ts'
import { citext, createdAt, id } from './columns.ts'
import { users } from './user.ts'

/** Messages of the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** The sender, if signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fullName: text('full_name').notNull(),
    email: citext('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message'),
    /** The language of the page. */
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: createdAt(),
  },
  (message) => [
    index('contact_messages_user').on(message.userId),
    index('contact_messages_created').on(message.createdAt),
  ],
)
