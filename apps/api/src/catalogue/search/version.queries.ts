import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'

/** The version of the vocabulary: it changes with every update of the index that changes a word. */
export function indexVersion(): SQL {
  return sql`(select version from search_index_version)`
}

/** Reads the version of the vocabulary, for a search that runs no other statement. */
export async function readIndexVersion(db: Connection): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string | null }>(sql`select ${indexVersion()} as version`)
  return rows[0]?.version ?? undefined
}
