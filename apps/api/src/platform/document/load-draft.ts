import type { Connection } from '../db/client.ts'
import type { DocumentKind, Published } from './document-kind.ts'
import { findDraft, findRevision, type DraftRow } from './draft.queries.ts'
import { readStored } from './parse-document.ts'

/** A thing with its draft, if anything was changed in it. */
export type LoadedDraft<Document> = {
  draft: Document
  /** Undefined until something is changed. */
  row: DraftRow | undefined
  published: Published<Document> | undefined
}

/** Loads the draft of a thing and what is published; undefined if there is no such thing. */
export async function loadDraft<Document, Facts>(
  db: Connection,
  kind: DocumentKind<Document, Facts>,
  id: string,
): Promise<LoadedDraft<Document> | undefined> {
  const [row, published] = await Promise.all([
    findDraft(db, { type: kind.type, id }),
    findPublished(db, kind, id),
  ])
  if (row) return { draft: readStored(kind.schema, row.data), row, published }
  return published && { draft: published.document, row, published }
}

/** What is published, as it was written: the entries of its lists have the ids that they have in the draft. */
export async function findPublished<Document, Facts>(
  db: Connection,
  kind: DocumentKind<Document, Facts>,
  id: string,
): Promise<Published<Document> | undefined> {
  const [found, last] = await Promise.all([kind.find(db, id), findRevision(db, { type: kind.type, id })])
  return found && last ? { ...found, document: readStored(kind.schema, last.data) } : found
}

/** The state of a document (DOCUMENT-3). */
export function stateOf({ row, published }: Pick<LoadedDraft<unknown>, 'row' | 'published'>) {
  if (row?.scheduledAt) return 'scheduled'
  if (!published?.publishedAt) return 'draft'
  return row && row.revision !== row.publishedRevision ? 'changed' : 'published'
}
