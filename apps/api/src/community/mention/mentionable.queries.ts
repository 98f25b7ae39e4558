import type { Author } from '@chignon/contract/platform/author'
import type { Locale } from '@chignon/contract/platform/locale'
import { and, eq, isNull, notExists, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isInForce } from '../moderation/moderation.queries.ts'
import { personJson } from '../../platform/person/person.queries.ts'

/** The viewer's language and the time, for the people who can be mentioned. */
export type MentionContext = { locale: Locale; now: Date }

/** The people of a conversation who can be mentioned, by a query of their ids. Former members and suspended people cannot. */
export async function listMentionable(
  db: Connection,
  ids: SQL,
  { locale, now }: MentionContext,
): Promise<Author[]> {
  const suspension = db
    .select({ one: sql`1` })
    .from(suspensions)
    .where(and(eq(suspensions.userId, users.id), isInForce(now)))
  const rows = await db
    .select({ person: personJson(locale) })
    .from(users)
    .where(and(isNull(users.deletedAt), notExists(suspension), sql`${users.id} in (${ids})`))
  return rows.map(({ person }) => person)
}
