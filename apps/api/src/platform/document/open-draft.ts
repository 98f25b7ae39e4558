import type { Database } from '../db/client.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { DocumentKind } from './document-kind.ts'
import { insertDraft, lockDraft, type DraftRow } from './draft.queries.ts'
import { findPublished } from './load-draft.ts'

type Opening = { id: string; viewer: Member; now: Date; fail: Fail<'not_found'> }

/**
 * The draft of a thing, locked until the transaction ends. The first change of something that is published begins its draft with what
 * learners see.
 */
export async function openDraft<Document, Facts>(
  db: Database,
  kind: DocumentKind<Document, Facts>,
  { id, viewer, now, fail }: Opening,
): Promise<DraftRow> {
  const subject = { type: kind.type, id }
  const found = await lockDraft(db(), subject)
  if (found) return found
  const published = (await findPublished(db(), kind, id)) ?? fail(404)
  await insertDraft(db(), {
    subjectType: kind.type,
    subjectId: id,
    data: published.document,
    revision: 0,
    publishedRevision: 0,
    createdBy: viewer.id,
    changedBy: viewer.id,
    changedAt: now,
  })
  return (await lockDraft(db(), subject)) ?? fail(404)
}
