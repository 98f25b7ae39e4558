import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Member } from '../http/viewer.ts'
import { insertEntry, listEntriesAbout, type AuditEntry } from './audit-entry.queries.ts'
import { changedFields, type Fields } from './changed-fields.ts'

export type AuditedChange = {
  /** The member who makes the change; `system` for a job. */
  actor: Pick<Member, 'id' | 'role'> | 'system'
  /** `noun.verb`, such as `order.refund`. */
  action: `${string}.${string}`
  subject: { type: string; id: string }
  /** The row before the change; null if it is created. */
  before: Fields | null
  /** The row after the change; null if it is deleted. */
  after: Fields | null
}

/** The record of who changed what (AUDIT-1). */
export type AuditLog = {
  /** Adds an entry with the fields that differ, in the current transaction: it is kept only if the change commits. */
  record(change: AuditedChange): Promise<void>
  /** The entries about a subject, oldest first. */
  entriesOf(subject: { type: string; id: string }): Promise<AuditEntry[]>
}

/** Creates the audit log of a database. */
export function createAuditLog(db: Database, clock: Clock): AuditLog {
  return {
    async record({ actor, action, subject, before, after }) {
      const isSystem = actor === 'system'
      const isUpdate = before !== null && after !== null
      const fields = isUpdate ? changedFields(before, after) : { before, after }
      await insertEntry(db(), {
        at: clock(),
        actorId: isSystem ? null : actor.id,
        actorRole: isSystem ? 'system' : actor.role,
        action,
        subjectType: subject.type,
        subjectId: subject.id,
        ...fields,
      })
    },
    entriesOf: (subject) => listEntriesAbout(db(), subject),
  }
}
