import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { signingKeys } from '../db/schema/signing-key.ts'

const purpose = 'media'
const kept = new WeakMap<Database, Promise<string>>()

/**
 * The key media addresses are signed with. It lives in the database, so that an address made by one process is
 * understood by every other and after a restart, without a secret that somebody has to set.
 */
export function mediaKey(db: Database): Promise<string> {
  const known = kept.get(db) ?? readOrMake(db)
  kept.set(db, known)
  // What failed once is asked for again.
  known.catch(() => kept.delete(db))
  return known
}

async function readOrMake(db: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db().insert(signingKeys).values({ purpose, secret }).onConflictDoNothing()
  const [row] = await db().select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error('the database kept no key to sign media addresses with')
  return row.secret
}
