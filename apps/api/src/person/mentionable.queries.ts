import type { Author } from '@chignon/contract/author'
import type { Locale } from '@chignon/contract/locale'
import { and, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { users } from '../db/schema/user.ts'
import { personJson } from './person.queries.ts'

/** The people of a conversation who can be mentioned, by a query of their ids. Former members cannot. */
export async function listMentionable(db: Connection, ids: SQL, locale: Locale): Promise<Author[]> {
  const rows = await db
    .select({ person: personJson(locale) })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`${users.id} in (${ids})`))
  return rows.map(({ person }) => person)
}
