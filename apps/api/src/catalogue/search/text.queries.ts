import type { Locale } from '@chignon/contract/platform/locale'
import { sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import type { Entry } from './find-entries.queries.ts'

/** The complete text of an entry in one language, as the index was built from it. */
export async function findText(db: Connection, { type, id }: Entry, locale: Locale): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`select name || ' ' || summary || ' ' || body as text
    from search_sources where kind = ${type} and thing_id = ${id} and locale = ${locale}`)
  return rows[0]?.text ?? ''
}
