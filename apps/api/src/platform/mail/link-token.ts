import { id as idSchema } from '@chignon/contract/platform/primitives'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import { readSignature, signatureOf } from '../http/signature.ts'
import { signingKey } from '../http/signing-key.ts'

/** What a link in a mail does, and to whom or what. */
export type MailLink = { id: string; action: string }

// The link of a mail works for as long as anyone may still read it.
const noEnd = new Date('2100-01-01T00:00:00Z')

const subjectOf = ({ id, action }: MailLink) => `unsubscribe/${id}/${action}`

/** The token of a link in a mail that needs no sign-in, such as one that ends mails of a kind (RFC 8058). */
export async function linkTokenOf(db: Database, link: MailLink): Promise<string> {
  const key = await signingKey(db, 'unsubscribe')
  return `${link.id}.${link.action}.${signatureOf(key, subjectOf(link), noEnd)}`
}

/** Reads a token; null if we did not make it. */
export async function readLinkToken(db: Database, token: string): Promise<MailLink | null> {
  const [id = '', action = '', ...signature] = token.split('.')
  if (!z.safeParse(idSchema, id).success) return null
  const key = await signingKey(db, 'unsubscribe')
  return readSignature(key, subjectOf({ id, action }), signature.join('.')) ? { id, action } : null
}
