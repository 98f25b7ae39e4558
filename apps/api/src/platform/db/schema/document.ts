import type { TranslationMark } from '@chignon/contract/platform/document'
import { index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts'
import { createdAt, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** What a document is about: the kind and the id of a thing, which is in its own tables once it is published. */
const subject = () => ({
  subjectType: text('subject_type').notNull(),
  subjectId: uuid('subject_id').notNull(),
})

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })

/** The last change of a part: who made it, in which open page, and which revision it made. */
export type PartChange = { revision: number; by: string | null; at: string; session: string }

/** What editors write and learners do not see (DOCUMENT-1): one row per thing, the whole document. */
export const drafts = pgTable(
  'drafts',
  {
    ...subject(),
    data: jsonb('data').$type<unknown>().notNull(),
    /** Increases with each change. */
    revision: integer('revision').notNull(),
    /** The revision that was published last; null if none was. */
    publishedRevision: integer('published_revision'),
    /** The last change of each part, by its path; that of the whole document by an empty one. */
    partChanges: jsonb('part_changes').$type<Record<string, PartChange>>().notNull().default({}),
    /** What each translation was written from, by its path (TRANSLATION-1). */
    marks: jsonb('marks').$type<Record<string, TranslationMark>>().notNull().default({}),
    createdBy: person('created_by'),
    createdAt: createdAt(),
    changedBy: person('changed_by'),
    changedAt: timestamptz('changed_at').notNull(),
    scheduledAt: timestamptz('scheduled_at'),
    scheduledBy: person('scheduled_by'),
    scheduledNote: text('scheduled_note'),
  },
  (draft) => [
    primaryKey({ columns: [draft.subjectType, draft.subjectId] }),
    index('drafts_due')
      .on(draft.scheduledAt)
      .where(sql`${draft.scheduledAt} is not null`),
    index('drafts_creator').on(draft.createdBy),
    index('drafts_editor').on(draft.changedBy),
    index('drafts_scheduler').on(draft.scheduledBy),
  ],
)

/** What was published, once per publication, so that any of them can become the draft again (DOCUMENT-5). */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    ...subject(),
    /** From 1. */
    number: integer('number').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    publishedBy: person('published_by'),
    note: text('note'),
  },
  (revision) => [
    primaryKey({ columns: [revision.subjectType, revision.subjectId, revision.number] }),
    index('content_revisions_publisher').on(revision.publishedBy),
  ],
)

/** Who has a document open (DOCUMENT-6). */
export const documentPresences = pgTable(
  'document_presences',
  {
    ...subject(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The part they are at; null if none is chosen. */
    path: text('path'),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (presence) => [
    primaryKey({ columns: [presence.subjectType, presence.subjectId, presence.userId] }),
    index('document_presences_user').on(presence.userId),
  ],
)
