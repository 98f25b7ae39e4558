import type { DocumentChange } from '@chignon/contract/platform/document'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { changePart } from './document-path.ts'
import { deleteDraft, findDraft, insertDraft, updateDraft } from './draft.queries.ts'
import { parseDocument, refuseParts } from './parse-document.ts'

type DraftServices = Pick<Services, 'db' | 'clock' | 'live' | 'audit'>

type Beginning = {
  id: string
  changes: readonly DocumentChange[]
  viewer: Member
  locale: Locale
  fail: Fail<'conflict' | 'invalid'>
}

/** Begins a draft with an id that the caller chose. Repeating it changes nothing; the id of something else ends the call with 409. */
export function beginDraft<Document, Facts>(
  services: DraftServices,
  kind: DocumentKind<Document, Facts>,
  { id, changes, viewer, locale, fail }: Beginning,
): Promise<void> {
  const started = changes.reduce<unknown>(
    (document, { path, value }) => changePart(document, path, value),
    kind.empty,
  )
  const document = parseDocument(kind.schema, started, { locale, fail })
  return insert(services, kind, { id, document, viewer, fail })
}

/** Begins a draft with the texts of another one. */
export function insert<Document, Facts>(
  { db, clock, live, audit }: DraftServices,
  kind: DocumentKind<Document, Facts>,
  {
    id,
    document,
    viewer,
    fail,
  }: { id: string; document: Document; viewer: Member; fail: Fail<'conflict' | 'invalid'> },
): Promise<void> {
  const subject = { type: kind.type, id }
  return db.transaction(async () => {
    const now = clock()
    const isNew = await insertDraft(db(), {
      subjectType: kind.type,
      subjectId: id,
      data: document,
      revision: 1,
      createdBy: viewer.id,
      changedBy: viewer.id,
      changedAt: now,
    })
    if (!isNew) {
      const { createdBy } = (await findDraft(db(), subject)) ?? {}
      if (createdBy !== viewer.id) fail(409, { message: documentMessages.isTaken })
      return
    }
    if (await kind.find(db(), id)) fail(409, { message: documentMessages.isTaken })
    refuseParts(await kind.prepare(db(), id, document, ['']), fail)
    const after = kind.audited(document)
    await audit.record({ actor: viewer, action: `${kind.type}.create`, subject, before: null, after })
    await live.publish('staff', { type: 'document', id })
  })
}

type Removal = { id: string; viewer: Member; fail: Fail<'not_found' | 'conflict'> }

/** Deletes a thing that was never bought or begun, with its draft (DOCUMENT-8). */
export function removeDocument<Document, Facts>(
  { db, live, audit }: DraftServices,
  kind: DocumentKind<Document, Facts>,
  { id, viewer, fail }: Removal,
): Promise<void> {
  const subject = { type: kind.type, id }
  return db.transaction(async () => {
    const [draft, published] = await Promise.all([findDraft(db(), subject), kind.find(db(), id)])
    if (!draft && !published) fail(404)
    if (await kind.isUsed(db(), id)) fail(409, { message: documentMessages.isUsed })
    await kind.remove(db(), id)
    await deleteDraft(db(), subject)
    const before = published ? kind.audited(published.document) : {}
    await audit.record({ actor: viewer, action: `${kind.type}.delete`, subject, before, after: null })
    await live.publish('staff', { type: 'document', id })
  })
}

/** Takes a planned publication back, or else makes a draft again of what was never bought. */
export function withdrawDocument<Document, Facts>(
  { db, live, audit }: DraftServices,
  kind: DocumentKind<Document, Facts>,
  { id, viewer, fail }: Removal,
): Promise<void> {
  const subject = { type: kind.type, id }
  return db.transaction(async () => {
    const [draft, published] = await Promise.all([findDraft(db(), subject), kind.find(db(), id)])
    if (!draft && !published) fail(404)
    if (draft?.scheduledAt) {
      await updateDraft(db(), subject, { scheduledAt: null, scheduledBy: null, scheduledNote: null })
      const before = { publish_at: draft.scheduledAt.toISOString() }
      await audit.record({
        actor: viewer,
        action: `${kind.type}.schedule`,
        subject,
        before,
        after: { publish_at: null },
      })
    } else {
      const publishedAt = published?.publishedAt ?? fail(409, { message: documentMessages.notPublished })
      if (await kind.isUsed(db(), id)) fail(409, { message: documentMessages.isUsed })
      await kind.withdraw(db(), id)
      const before = { published_at: publishedAt.toISOString() }
      await audit.record({
        actor: viewer,
        action: `${kind.type}.withdraw`,
        subject,
        before,
        after: { published_at: null },
      })
    }
    await live.publish('staff', { type: 'document', id })
  })
}
