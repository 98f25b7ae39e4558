import type { PreviewLink } from '@chignon/contract/platform/document'
import { previewHours } from '@chignon/contract/platform/document-rules'
import type { Fail } from '../http/fail.ts'
import type { Services } from '../services.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentMessages } from './document.messages.ts'
import { loadDraft, type LoadedDraft } from './load-draft.ts'
import { previewTokenOf, readPreviewToken } from './preview-token.ts'

type Parts = Pick<Services, 'db' | 'clock'>

/** Creates a link that shows a draft to anyone who has it, for a day (PREVIEW-1). */
export async function createPreviewLink<Document, Facts>(
  { db, clock }: Parts,
  kind: DocumentKind<Document, Facts>,
  { id, fail }: { id: string; fail: Fail<'not_found'> },
): Promise<PreviewLink> {
  if (!(await loadDraft(db(), kind, id))) fail(404)
  const endsAt = new Date(clock().getTime() + previewHours * 3_600_000)
  const token = await previewTokenOf(db, { type: kind.type, id }, endsAt)
  return { path: `/preview/${kind.type}/${token}`, ends_at: endsAt.toISOString() }
}

/** The draft that a link shows, as it is now. Ends the call with 404 for a link of something else, and with 410 a day later. */
export async function openPreview<Document, Facts>(
  { db, clock }: Parts,
  kind: DocumentKind<Document, Facts>,
  { token, fail }: { token: string; fail: Fail<'not_found' | 'expired'> },
): Promise<LoadedDraft<Document> & { id: string; endsAt: Date }> {
  const link = (await readPreviewToken(db, kind.type, token)) ?? fail(404)
  if (link.endsAt <= clock()) fail(410, { message: documentMessages.previewOver })
  const loaded = (await loadDraft(db(), kind, link.id)) ?? fail(404)
  return { ...loaded, ...link }
}
