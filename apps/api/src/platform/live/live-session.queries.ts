import { and, gt } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { accessTokens } from '../db/schema/user.ts'

/** The ids of the tokens whose session has not ended, of the given ones. */
export async function listRunningSessions(
  db: Connection,
  tokenIds: string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const valid = await db
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(and(idIn(accessTokens.id, tokenIds), gt(accessTokens.expiresAt, now)))
  return new Set(valid.map(({ id }) => id))
}
