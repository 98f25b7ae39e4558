import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { findRevision, updateDraft } from './draft.queries.ts'
import { findPublished } from './load-draft.ts'
import { openDraft } from './open-draft.ts'
import { readStored } from './parse-document.ts'

type Replacement = {
  id: string
  revision: number
  /** The publication that becomes the draft; null for what is published now. */
  number: number | null
  viewer: Member
  fail: Fail<'not_found' | 'conflict'>
}

/** Makes what was published the draft again (DOCUMENT-5). */
export function replaceDraft<Document, Facts>(
  { db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>,
  kind: DocumentKind<Document, Facts>,
  { id, revision: seen, number, viewer, fail }: Replacement,
): Promise<void> {
  const subject = { type: kind.type, id }
  return db.transaction(async () => {
    const now = clock()
    const { revision } = await openDraft(db, kind, { id, viewer, now, fail })
    if (revision !== seen) fail(409)
    const published = await findPublished(db(), kind, id)
    const former = number === null ? undefined : ((await findRevision(db(), subject, number)) ?? fail(404))
    const document = former
      ? readStored(kind.schema, former.data)
      : (published?.document ?? fail(409, { message: documentMessages.notPublished }))
    const change = { revision: revision + 1, by: viewer.id, at: now.toISOString(), session: '' }
    await updateDraft(db(), subject, {
      data: document,
      revision: revision + 1,
      ...(number === null ? { publishedRevision: revision + 1 } : {}),
      partChanges: { '': change },
      changedBy: viewer.id,
      changedAt: now,
    })
    await live.publish('staff', { type: 'document', id })
  })
}
