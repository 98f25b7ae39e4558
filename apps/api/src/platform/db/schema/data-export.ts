import { index, pgTable, uuid } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'
import { files } from './file.ts'
import { users } from './user.ts'

/** The copies of their data that people requested, one per person (PRIVACY-6). */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Null until it is ready, and after the file has expired. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    expiresAt: timestamptz('expires_at'),
  },
  (row) => [index('data_exports_file').on(row.fileId)],
)
