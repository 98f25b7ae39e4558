import { id as idSchema } from '@chignon/contract/platform/primitives'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import { readSignature, signatureOf } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'
import type { Subject } from './draft.queries.ts'

const subjectOf = ({ type, id }: Subject) => `previews/${type}/${id}`

/** The token of a link that shows a draft until a time. It is signed instead of stored (PREVIEW-2). */
export async function previewTokenOf(db: Database, subject: Subject, until: Date): Promise<string> {
  return `${subject.id}.${signatureOf(await signingKey(db, 'previews'), subjectOf(subject), until)}`
}

/** What a token shows, and until when; null if we did not make it for this kind of thing. */
export async function readPreviewToken(
  db: Database,
  type: string,
  token: string,
): Promise<{ id: string; endsAt: Date } | null> {
  const [id = '', ...signature] = token.split('.')
  if (!z.safeParse(idSchema, id).success) return null
  const key = await signingKey(db, 'previews')
  const endsAt = readSignature(key, subjectOf({ type, id }), signature.join('.'))
  return endsAt && { id, endsAt }
}
