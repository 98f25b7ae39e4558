import type { Locale } from '@chignon/contract/platform/locale'
import type { Fail } from '../http/fail.ts'
import { hasPermission } from '../http/permission.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentKind, Published } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { insertRevision, lockDraft, updateDraft, type DraftRow } from './draft.queries.ts'
import { findPublished } from './load-draft.ts'
import { openDraft } from './open-draft.ts'
import { readStored, refuseParts } from './parse-document.ts'

export type PublishServices = Pick<Services, 'db' | 'clock' | 'live' | 'audit'>

type Publication = {
  id: string
  revision: number
  at: Date | null
  note: string | null
  viewer: Member
  locale: Locale
  fail: Fail<'not_found' | 'conflict' | 'invalid' | 'forbidden'>
}

/** Publishes a draft, or plans it for later (DOCUMENT-4). Ends the call with 422 and what is missing. */
export function publishDraft<Document, Facts>(
  services: PublishServices,
  kind: DocumentKind<Document, Facts>,
  { id, revision, at, note, viewer, fail }: Publication,
): Promise<void> {
  const { db, clock, audit, live } = services
  return db.transaction(async () => {
    const now = clock()
    const row = await openDraft(db, kind, { id, viewer, now, fail })
    if (row.revision !== revision) fail(409)
    const document = readStored(kind.schema, row.data)
    const published = await findPublished(db(), kind, id)
    refuseParts(kind.findObstacles(document), fail)
    if (!mayPublish(kind, { document, published, viewer }))
      fail(403, { message: documentMessages.pricesByStaff })
    if (at === null || at <= now) {
      await write(services, kind, { row, document, published, by: viewer, note })
      return
    }
    const subject = { type: kind.type, id }
    await updateDraft(db(), subject, { scheduledAt: at, scheduledBy: viewer.id, scheduledNote: note })
    await audit.record({
      actor: viewer,
      action: `${kind.type}.schedule`,
      subject,
      before: { publish_at: row.scheduledAt?.toISOString() ?? null },
      after: { publish_at: at.toISOString(), ...(note === null ? {} : { note }) },
    })
    await live.publish('staff', { type: 'document', id })
  })
}

/** Whether a member may publish a draft: who sets no prices may publish only what leaves them as they are (DOCUMENT-4). */
export function mayPublish<Document, Facts>(
  kind: DocumentKind<Document, Facts>,
  {
    document,
    published,
    viewer,
  }: { document: Document; published: Published<Document> | undefined; viewer: Member },
): boolean {
  if (hasPermission(viewer, 'content.price')) return true
  return isDeepStrictEqual(kind.pricesOf(document), published && kind.pricesOf(published.document))
}

/**
 * Publishes a draft whose time has come. One that something is missing from by then is no longer planned. Returns whether it was
 * published.
 */
export function publishDueDraft<Document, Facts>(
  services: PublishServices,
  kind: DocumentKind<Document, Facts>,
  id: string,
): Promise<boolean> {
  const { db, clock, live } = services
  const subject = { type: kind.type, id }
  return db.transaction(async () => {
    const row = await lockDraft(db(), subject)
    if (!row?.scheduledAt || row.scheduledAt > clock()) return false
    const document = readStored(kind.schema, row.data)
    if (kind.findObstacles(document).length > 0) {
      await updateDraft(db(), subject, { scheduledAt: null, scheduledBy: null, scheduledNote: null })
      await live.publish('staff', { type: 'document', id })
      return false
    }
    const published = await findPublished(db(), kind, id)
    await write(services, kind, { row, document, published, by: 'system', note: row.scheduledNote })
    return true
  })
}

type Writing<Document> = {
  row: DraftRow
  document: Document
  published: Published<Document> | undefined
  by: Member | 'system'
  note: string | null
}

async function write<Document, Facts>(
  { db, clock, live, audit }: PublishServices,
  kind: DocumentKind<Document, Facts>,
  { row, document, published, by, note }: Writing<Document>,
): Promise<void> {
  const now = clock()
  const subject = { type: kind.type, id: row.subjectId }
  const publishedBy = by === 'system' ? row.scheduledBy : by.id
  // What was on the site before its first publication from here can be restored too.
  if (published && row.publishedRevision === 0) {
    const { document: data, publishedAt } = published
    await insertRevision(db(), subject, {
      data,
      publishedAt: publishedAt ?? now,
      publishedBy: null,
      note: null,
    })
  }
  await kind.write(db(), subject.id, document, now)
  await insertRevision(db(), subject, { data: document, publishedAt: now, publishedBy, note })
  await updateDraft(db(), subject, {
    publishedRevision: row.revision,
    scheduledAt: null,
    scheduledBy: null,
    scheduledNote: null,
  })
  await audit.record({
    actor: by,
    action: `${kind.type}.publish`,
    subject,
    before: published ? kind.audited(published.document) : null,
    after: { ...kind.audited(document), ...(note === null ? {} : { note }) },
  })
  await live.publish('staff', { type: 'document', id: subject.id })
}
