import type { DocumentChange, DocumentSaved, MadeChange } from '@chignon/contract/platform/document'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../db/client.ts'
import type { PartChange } from '../db/schema/document.ts'
import type { Fail } from '../http/fail.ts'
import type { Member } from '../http/viewer.ts'
import type { Services } from '../services.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { readPart } from './document-path.ts'
import { findEditors, updateDraft, type DraftRow } from './draft.queries.ts'
import { changesSince, mergeChanges, withPartChanges } from './merge-changes.ts'
import { openDraft } from './open-draft.ts'
import { parseDocument, refuseParts } from './parse-document.ts'
import { markTranslations } from './translation-marks.ts'

type ChangeServices = Pick<Services, 'db' | 'clock' | 'live'>

type Change = {
  id: string
  seen: number
  session: string
  changes: readonly DocumentChange[]
  viewer: Member
  locale: Locale
  fail: Fail<'not_found' | 'conflict' | 'invalid'>
}

/** Changes parts of a draft (DOCUMENT-2). Ends the call with 409 at a part that someone else changed meanwhile. */
export function changeDraft<Document, Facts>(
  { db, clock, live }: ChangeServices,
  kind: DocumentKind<Document, Facts>,
  { id, seen, session, changes, viewer, locale, fail }: Change,
): Promise<DocumentSaved> {
  return db.transaction(async () => {
    const now = clock()
    const row = await openDraft(db, kind, { id, viewer, now, fail })
    const { data: before, revision, partChanges, marks } = row
    // Such as a page that was open while a former publication became the draft.
    if (seen > revision || isReplaced(row, { seen, session })) fail(409)
    const merged = mergeChanges({ data: before, partChanges, seen, session, changes })
    if (merged.conflicts.length > 0) {
      const conflicts = merged.conflicts.map(({ path, value, change }) => ({ path, value, change }))
      fail(409, { message: documentMessages.samePart, conflicts: await presentChanges(db(), conflicts) })
    }
    if (merged.data === undefined) fail(409, { message: documentMessages.noSuchPart })
    const others = changesSince(partChanges, { seen, session }).map(([path, change]) => ({
      path,
      value: readPart(before, path) ?? null,
      change,
    }))
    if (merged.applied.length > 0) {
      const data = parseDocument(kind.schema, merged.data, { locale, fail })
      const paths = merged.applied.map(({ path }) => path)
      refuseParts(await kind.prepare(db(), id, data, paths), fail)
      const change = { revision: revision + 1, by: viewer.id, at: now.toISOString(), session }
      await updateDraft(
        db(),
        { type: kind.type, id },
        {
          data,
          revision: revision + 1,
          partChanges: withPartChanges(partChanges, paths, change),
          marks: markTranslations({ marks, before, after: data, changes: merged.applied, now }),
          changedBy: viewer.id,
          changedAt: now,
        },
      )
      await live.publish('staff', { type: 'document', id })
    }
    return {
      revision: revision + Math.min(1, merged.applied.length),
      changed_at: (merged.applied.length > 0 ? now : row.changedAt).toISOString(),
      others: await presentChanges(db(), others),
    }
  })
}

function isReplaced({ partChanges }: DraftRow, since: { seen: number; session: string }): boolean {
  return changesSince(partChanges, since).some(([path]) => path === '')
}

async function presentChanges(
  db: Connection,
  changes: readonly { path: string; value: unknown; change: PartChange }[],
): Promise<MadeChange[]> {
  const editors = await findEditors(
    db,
    changes.map(({ change }) => change.by),
  )
  return changes.map(({ path, value, change: { by, at } }) => ({
    path,
    value,
    by: (by !== null && editors.get(by)) || null,
    at,
  }))
}
