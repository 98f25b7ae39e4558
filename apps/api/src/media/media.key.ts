import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { signingKeys } from '../db/schema/signing-key.ts'

const purpose = 'media'
const cache = new WeakMap<Database, Promise<string>>()

/**
 * The key that media addresses are signed with. It is stored in the database, so that all processes share it and it survives a
 * restart, without a secret to configure.
 */
export function mediaKey(db: Database): Promise<string> {
  const known = cache.get(db) ?? readOrCreate(db)
  cache.set(db, known)
  // A failure is not cached.
  known.catch(() => cache.delete(db))
  return known
}

async function readOrCreate(db: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db().insert(signingKeys).values({ purpose, secret }).onConflictDoNothing()
  const [row] = await db().select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error('the key of media addresses was not stored')
  return row.secret
}
