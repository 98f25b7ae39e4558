import type { DocumentChange, DocumentRevision, DocumentView } from '@chignon/contract/platform/document'
import type { Locale } from '@chignon/contract/platform/locale'
import { singlePage } from '../db/page.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import { beginDraft, insert, removeDocument, withdrawDocument } from './begin-draft.ts'
import { changeDraft } from './change-draft.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { findEditors, listRevisions, updateDraft } from './draft.queries.ts'
import { loadDraft, stateOf } from './load-draft.ts'
import { openDraft } from './open-draft.ts'
import { endPresence, showPresence } from './presence.ts'
import { createPreviewLink } from './preview-draft.ts'
import { mayPublish, publishDraft } from './publish-draft.ts'
import { readStored } from './parse-document.ts'
import { replaceDraft } from './replace-draft.ts'
import { checkTranslations } from './translation-marks.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'live' | 'audit'>

type Call<Body = undefined> = {
  params: { id: string }
  body: Body
  viewer: Member
  locale: Locale
  services: Parts
  fail: Fail<'not_found'>
}

type Changing<Body = undefined> = Omit<Call<Body>, 'fail'> & {
  fail: Fail<'not_found' | 'conflict' | 'invalid' | 'forbidden'>
}

/** The handlers of `documentEndpoints` for a kind of document. */
export function documentHandlers<Document, Facts>(kind: DocumentKind<Document, Facts>) {
  async function view({ params: { id }, viewer, services, fail }: Call<unknown>): Promise<{
    data: DocumentView<Document, Facts>
  }> {
    const { db, clock } = services
    const loaded = (await loadDraft(db(), kind, id)) ?? fail(404)
    const { draft, row, published } = loaded
    const [isUsed, facts, editors] = await Promise.all([
      kind.isUsed(db(), id),
      kind.findFacts(db(), id, clock()),
      findEditors(db(), [row?.changedBy ?? null]),
    ])
    const isPublished = published !== undefined && published.publishedAt !== null
    return {
      data: {
        id,
        state: stateOf(loaded),
        revision: row?.revision ?? 0,
        draft,
        published: isPublished ? published.document : null,
        slug: published?.slug ?? null,
        published_at: published?.publishedAt?.toISOString() ?? null,
        scheduled_at: row?.scheduledAt?.toISOString() ?? null,
        changed_at: row?.changedAt.toISOString() ?? null,
        changed_by: editors.get(row?.changedBy ?? '') ?? null,
        marks: row?.marks ?? {},
        is_removable: !isUsed,
        may_publish: mayPublish(kind, { document: draft, published, viewer }),
        facts,
      },
    }
  }

  return {
    show: view,
    async create(call: Changing<{ changes: DocumentChange[] }>) {
      await beginDraft(call.services, kind, { ...call, ...call.params, ...call.body })
      return view(call)
    },
    async change(call: Changing<{ revision: number; session: string; changes: DocumentChange[] }>) {
      const { revision: seen, session, changes } = call.body
      return {
        data: await changeDraft(call.services, kind, { ...call, ...call.params, seen, session, changes }),
      }
    },
    async publish(call: Changing<{ revision: number; at?: string | undefined; note?: string | undefined }>) {
      const { revision, at, note } = call.body
      await publishDraft(call.services, kind, {
        ...call,
        ...call.params,
        revision,
        at: at === undefined ? null : new Date(at),
        note: note || null,
      })
      return view(call)
    },
    async withdraw(call: Changing) {
      await withdrawDocument(call.services, kind, { ...call, ...call.params })
      return view(call)
    },
    async discard(call: Changing<{ revision: number }>) {
      await replaceDraft(call.services, kind, { ...call, ...call.params, ...call.body, number: null })
      return view(call)
    },
    async duplicate(call: Changing<{ id: string }>) {
      const { services, params, body, fail } = call
      const { draft } = (await loadDraft(services.db(), kind, params.id)) ?? fail(404)
      await insert(services, kind, { ...call, id: body.id, document: kind.copy(draft) })
      return view({ ...call, params: body })
    },
    async remove(call: Changing) {
      await removeDocument(call.services, kind, { ...call, ...call.params })
      return { message: documentMessages.removed[call.locale] }
    },
    async check(call: Call<{ paths: string[] }>) {
      const { params, body, viewer, fail, services } = call
      const { db, clock } = services
      await db.transaction(async () => {
        const now = clock()
        const { data, marks } = await openDraft(db, kind, { ...params, viewer, now, fail })
        const document = readStored(kind.schema, data)
        const checked = checkTranslations(marks, { document, paths: body.paths, now })
        await updateDraft(db(), { type: kind.type, ...params }, { marks: checked })
      })
      return view(call)
    },
    async revisions({ params, services: { db } }: Call) {
      const rows = await listRevisions(db(), { type: kind.type, ...params })
      const editors = await findEditors(
        db(),
        rows.map(({ publishedBy }) => publishedBy),
      )
      const data = rows.map(({ number, publishedAt, publishedBy, note }): DocumentRevision => ({
        number,
        note,
        published_at: publishedAt.toISOString(),
        published_by: editors.get(publishedBy ?? '') ?? null,
      }))
      return { data, pagination: singlePage(data.length) }
    },
    async restore(call: Changing<{ revision: number }> & { params: { number: number } }) {
      const { number } = call.params
      await replaceDraft(call.services, kind, { ...call, ...call.params, ...call.body, number })
      return view(call)
    },
    async createPreview({ params, fail, services }: Call) {
      return { data: await createPreviewLink(services, kind, { ...params, fail }) }
    },
    async presence({ params, body, viewer, services }: Call<{ path: string | null }>) {
      return { data: await showPresence(services, { type: kind.type, ...params }, { viewer, ...body }) }
    },
    async leave({ params, viewer, locale, services }: Call) {
      await endPresence(services, { type: kind.type, ...params }, viewer)
      return { message: documentMessages.left[locale] }
    },
  }
}
