import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { ClientInfo } from '../http/client-info.ts'
import { describeDevice } from '../http/describe-device.ts'
import type { Member } from '../http/viewer.ts'
import { insertEntry, listEntriesAbout, type AuditEntry } from './audit-entry.queries.ts'
import type { AuditAction } from './audit-kind.ts'
import { changedFields, type AuditedFields } from './changed-fields.ts'

export type AuditedChange = {
  /** The member who makes the change; `system` for a job. */
  actor: Pick<Member, 'id' | 'role'> | 'system'
  /** `noun.verb`, such as `order.refund`. */
  action: AuditAction
  subject: { type: string; id: string }
  /** The row before the change; null if it is created. */
  before: AuditedFields | null
  /** The row after the change; null if it is deleted. */
  after: AuditedFields | null
}

/** The record of who changed what (AUDIT-1). */
export type AuditLog = {
  /** Adds an entry with the fields that differ, in the current transaction: it is kept only if the change commits. */
  record(change: AuditedChange): Promise<void>
  /** The entries about a subject, oldest first. */
  entriesOf(subject: { type: string; id: string }): Promise<AuditEntry[]>
  /** The same log, which notes the device of a request with each change that its member makes (AUDIT-3). */
  from(client: ClientInfo): AuditLog
}

/** Creates the audit log of a database. */
export function createAuditLog(db: Database, clock: Clock, client?: ClientInfo): AuditLog {
  return {
    async record({ actor, action, subject, before, after }) {
      const isSystem = actor === 'system'
      const isUpdate = before !== null && after !== null
      const fields = isUpdate ? changedFields(before, after) : { before, after }
      const device = isSystem || client === undefined ? null : describeDevice(client)
      await insertEntry(db(), {
        at: clock(),
        actorId: isSystem ? null : actor.id,
        actorRole: isSystem ? 'system' : actor.role,
        action,
        subjectType: subject.type,
        subjectId: subject.id,
        browser: device?.browser ?? null,
        system: device?.system ?? null,
        ...fields,
      })
    },
    entriesOf: (subject) => listEntriesAbout(db(), subject),
    from: (request) => createAuditLog(db, clock, request),
  }
}
