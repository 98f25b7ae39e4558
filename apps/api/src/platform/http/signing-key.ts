import { randomBytes } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { readOrCreateSecret } from './signing-key.queries.ts'

const cache = new WeakMap<Database, Map<string, Promise<string>>>()

/**
 * The key that addresses of one purpose are signed with. It is stored in the database, so that all processes share it and it
 * survives a restart, and no secret has to be configured.
 */
export function signingKey(
  db: Database,
  purpose: 'media' | 'files' | 'uploads' | 'previews' | 'test-till' | 'unsubscribe',
): Promise<string> {
  const keys = cache.get(db) ?? new Map<string, Promise<string>>()
  cache.set(db, keys)
  const key = keys.get(purpose) ?? readOrCreateSecret(db(), purpose, randomBytes(32).toString('base64url'))
  keys.set(purpose, key)
  // A failure is not cached.
  key.catch(() => keys.delete(purpose))
  return key
}
