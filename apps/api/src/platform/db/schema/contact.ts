import { locales } from '@chignon/contract/platform/locale'
import { index, pgTable, sql, text, uuid } from '../drizzle.ts'
import { citext, createdAt, id, timestamptz } from './columns.ts'
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
    /** When it was answered, or put aside; null while it is open. */
    doneAt: timestamptz('done_at'),
    /** Who of the academy takes care of it. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the inbox is searched in. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold(full_name || ' ' || email::text || ' ' || subject || ' ' || coalesce(message, ''))`,
    ),
  },
  (message) => [
    index('contact_messages_user').on(message.userId),
    index('contact_messages_created').on(message.createdAt),
    index('contact_messages_open')
      .on(message.createdAt, message.id)
      .where(sql`${message.doneAt} is null`),
    index('contact_messages_assignee').on(message.assigneeId),
  ],
)

/** Answers by mail to messages of the contact form. Who answers chooses the id, so that sending again mails nothing twice. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (answer) => [
    index('contact_answers_message').on(answer.messageId, answer.createdAt),
    index('contact_answers_author').on(answer.authorId),
  ],
)
