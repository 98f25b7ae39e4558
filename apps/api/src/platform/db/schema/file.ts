import { bigint, index, pgTable, sql, text, uuid } from '../drizzle.ts'
import type { FilePurpose } from '@chignon/contract/platform/file-purposes'
import { bytea, id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Stored files (FILE-1). The bytes are in the file store, under the id. */
export const files = pgTable(
  'files',
  {
    id: id(),
    /** Null for a file of the academy, and after its owner was anonymised. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<FilePurpose>().notNull(),
    /** As the owner named it, without folders and invisible characters. */
    name: text('name').notNull(),
    /** The media type, by content. */
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256. */
    checksum: bytea('checksum').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When the metadata of a clip were removed; null for clips from before that was done, and for other files (CLIP-1). */
    strippedAt: timestamptz('stripped_at'),
    /** When they could not be removed, since ffmpeg cannot read the clip; it is not tried again. */
    unreadableAt: timestamptz('unreadable_at'),
    /** When it is deleted; null keeps it. */
    expiresAt: timestamptz('expires_at'),
  },
  (file) => [
    index('files_owner').on(file.ownerId, file.purpose),
    index('files_unstripped')
      .on(file.id)
      .where(
        sql`${file.purpose} in ('post-clip', 'exam-clip') and ${file.strippedAt} is null and ${file.unreadableAt} is null`,
      ),
    index('files_expiry')
      .on(file.expiresAt)
      .where(sql`${file.expiresAt} is not null`),
  ],
)
