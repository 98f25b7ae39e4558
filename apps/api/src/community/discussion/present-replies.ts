import type { Reply } from '@chignon/contract/community/discussion'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { findMentionedNames } from '../../platform/person/person-names.queries.ts'
import { presentReply } from './discussion.present.ts'
import type { ReplyRow } from './reply.queries.ts'

/** Maps replies to the contract, with the current names of those they mention. */
export async function presentReplies(
  db: Connection,
  rows: readonly ReplyRow[],
  locale: Locale,
): Promise<Reply[]> {
  const sources = rows.map(({ body }) => body)
  const names = await findMentionedNames(db, sources, locale)
  return rows.map((row) => presentReply(row, names, locale))
}
