import { boolean, index, integer, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz, updatedAt } from './columns.ts'
import { pictures } from './picture.ts'
import { users } from './user.ts'

/** The conversation of a person with the academy; each has at most one (CHAT-4). */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    /** When the last message was sent. */
    lastMessageAt: timestamptz('last_message_at').notNull(),
    /** Up to when the person has read. */
    memberReadAt: timestamptz('member_read_at'),
    /** Up to when the academy has read. */
    staffReadAt: timestamptz('staff_read_at'),
    /** When the academy closed it; the next message opens it again. */
    closedAt: timestamptz('closed_at'),
    /** Since when the person waits for an answer; null if they do not. A trigger on the messages keeps it (CHAT-9). */
    waitingSince: timestamptz('waiting_since'),
    /** Who of the academy takes care of it. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (conversation) => [
    index('conversations_latest').on(conversation.lastMessageAt.desc(), conversation.id),
    index('conversations_open')
      .on(conversation.waitingSince, conversation.lastMessageAt.desc(), conversation.id)
      .where(sql`${conversation.closedAt} is null`),
    index('conversations_assignee').on(conversation.assigneeId),
  ],
)

/** The messages of conversations. The sender chooses the id, so that sending again stores nothing twice. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    isFromAcademy: boolean('is_from_academy').notNull(),
    /** May be empty if there is a picture. */
    text: text('text').notNull(),
    pictureId: uuid('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    /** What the picture shows; empty if its sender did not say. */
    pictureAlt: text('picture_alt').notNull().default(''),
    createdAt: timestamptz('created_at').notNull(),
  },
  (message) => [
    index('chat_messages_conversation').on(message.conversationId, message.createdAt.desc(), message.id),
    index('chat_messages_author').on(message.authorId),
    index('chat_messages_picture').on(message.pictureId),
  ],
)

/** What those who answer write for each other in a conversation. The person never receives it (CHAT-11). */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (note) => [
    index('chat_notes_conversation').on(note.conversationId, note.createdAt, note.id),
    index('chat_notes_author').on(note.authorId),
  ],
)

/** An answer that is being written, for all devices of its author (CHAT-12). */
export const chatDrafts = pgTable(
  'chat_drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Counts the saves, so that an older device overwrites nothing newer. */
    revision: integer('revision').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.userId, draft.conversationId] }),
    index('chat_drafts_conversation').on(draft.conversationId),
  ],
)

/** Answers that staff use again. */
export const savedReplies = pgTable('saved_replies', {
  id: id(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
