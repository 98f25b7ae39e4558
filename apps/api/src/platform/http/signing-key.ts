import { randomBytes } from 'node:crypto'
import { eq } from '../db/drizzle.ts'
import type { Database } from '../db/client.ts'
import { signingKeys } from '../db/schema/signing-key.ts'

const cache = new WeakMap<Database, Map<string, Promise<string>>>()

/**
 * The key that addresses of one purpose are signed with. It is stored in the database, so that all processes share it and it
 * survives a restart, and no secret has to be configured.
 */
export function signingKey(
  db: Database,
  purpose: 'media' | 'files' | 'uploads' | 'test-till' | 'unsubscribe',
): Promise<string> {
  const keys = cache.get(db) ?? new Map<string, Promise<string>>()
  cache.set(db, keys)
  const key = keys.get(purpose) ?? readOrCreate(db, purpose)
  keys.set(purpose, key)
  // A failure is not cached.
  key.catch(() => keys.delete(purpose))
  return key
}

async function readOrCreate(db: Database, purpose: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db().insert(signingKeys).values({ purpose, secret }).onConflictDoNothing()
  const [row] = await db().select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error(`the key for signing addresses of ${purpose} was not stored`)
  return row.secret
}
