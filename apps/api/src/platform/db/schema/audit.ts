import { memberRoles } from '@chignon/contract/platform/permission'
import { type Column, desc, index, jsonb, pgTable, type SQL, sql, text, uuid } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'

/** What an action is about: the noun of `order.refund`. */
export function kindOf(action: Column): SQL {
  return sql`split_part(${action}, '.', 1)`
}

/**
 * Who changed what. `actor_id` and `subject_id` reference nothing, so that an entry outlives the user and the row it names
 * (AUDIT-1).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: timestamptz('at').notNull(),
    /** The user who made the change; null for the system. */
    actorId: uuid('actor_id'),
    /** The role the user had at that time. */
    actorRole: text('actor_role', { enum: [...memberRoles, 'system'] }).notNull(),
    /** What was done, as `noun.verb`: `order.refund`. */
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The changed fields before; null for a creation. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The changed fields after; null for a deletion. */
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The browser it was done in, in words: `Firefox`; null if it is not known, and for the system. */
    browser: text('browser'),
    /** The operating system of the device, in words: `macOS`. */
    system: text('system'),
  },
  (entry) => [
    index('audit_entries_subject').on(entry.subjectType, entry.subjectId, entry.at),
    index('audit_entries_actor').on(entry.actorId, entry.at),
    // For the history: all of it, and of one kind of thing.
    index('audit_entries_at').on(desc(entry.at), entry.id),
    index('audit_entries_kind').on(kindOf(entry.action), desc(entry.at)),
  ],
)
