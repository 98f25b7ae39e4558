import { index, pgTable, text, uuid } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** What staff note about a person for each other (PEOPLE-3). */
export const personNotes = pgTable(
  'person_notes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (note) => [
    index('person_notes_user').on(note.userId, note.createdAt.desc()),
    index('person_notes_author').on(note.authorId),
  ],
)
