import type { ChosenKind } from '@chignon/contract/platform/notification-kinds'
import type { Database } from '../db/client.ts'
import { linkTokenOf, readLinkToken } from '../mail/link-token.ts'
import { isChosen } from './chosen-kind.ts'

/** The mails that a link ends: one kind, or the daily digest. */
export type EndedKinds = ChosenKind | 'daily'

/** The token of a link that ends mails without signing in (NOTIFY-5). */
export function unsubscribeTokenOf(db: Database, userId: string, kinds: EndedKinds): Promise<string> {
  return linkTokenOf(db, { id: userId, action: kinds })
}

/** Reads a token; null if we did not make it. */
export async function readUnsubscribeToken(
  db: Database,
  token: string,
): Promise<{ userId: string; kinds: EndedKinds } | null> {
  const link = await readLinkToken(db, token)
  if (!link || !(link.action === 'daily' || isChosen(link.action))) return null
  return { userId: link.id, kinds: link.action }
}
