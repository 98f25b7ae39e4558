import type * as z from 'zod/mini'
import type { AuditKind } from '../audit/audit-kind.ts'
import type { AuditedFields } from '../audit/changed-fields.ts'
import type { Connection } from '../db/client.ts'
import type { LocalizedText } from '../i18n/define-messages.ts'

/** What is published of a thing. */
export type Published<Document> = {
  document: Document
  slug: string
  /** Null if it was withdrawn. */
  publishedAt: Date | null
}

/** Something that is missing until a document can be published, and where. */
export type Obstacle = { path: string; message: LocalizedText }

/**
 * A kind of document: its schema, and how it becomes rows. A new noun costs one of these, its endpoints and a form; drafts, merging,
 * publishing, its history and previews are the same for all (DOCUMENT-1).
 */
export type DocumentKind<Document, Facts> = {
  /** What it is called in drafts and in the audit log. */
  type: AuditKind
  schema: z.ZodMiniType<Document>
  /** A document without anything. */
  empty: Document
  findObstacles: (document: Document) => Obstacle[]
  /** What is in the tables; undefined if it was never published. */
  find: (db: Connection, id: string) => Promise<Published<Document> | undefined>
  /**
   * Creates what files are attached to, once such parts are changed. Returns the parts that refer to what is not there, or belong to
   * another document.
   */
  prepare: (db: Connection, id: string, document: Document, changed: readonly string[]) => Promise<Obstacle[]>
  /** Makes the tables say what the document says, in the current transaction. */
  write: (db: Connection, id: string, document: Document, now: Date) => Promise<void>
  /** Makes it a draft again. */
  withdraw: (db: Connection, id: string) => Promise<void>
  /** Whether anyone bought or began it. */
  isUsed: (db: Connection, id: string) => Promise<boolean>
  /** Deletes it with everything that was prepared for it. */
  remove: (db: Connection, id: string) => Promise<void>
  /** Who would notice a change. */
  findFacts: (db: Connection, id: string, now: Date) => Promise<Facts>
  /** The parts that only those may publish who set prices. */
  pricesOf: (document: Document) => unknown
  /** The same texts as a new document, whose entries have ids of their own. */
  copy: (document: Document) => Document
  /** What the history records of a publication. */
  audited: (document: Document) => AuditedFields
}
