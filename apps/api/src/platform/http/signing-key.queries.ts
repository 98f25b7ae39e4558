import { eq } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { signingKeys } from '../db/schema/signing-key.ts'

/** The stored secret of a purpose, or the one given, which is stored then. */
export async function readOrCreateSecret(db: Connection, purpose: string, secret: string): Promise<string> {
  await db.insert(signingKeys).values({ purpose, secret }).onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) throw new Error(`the key for signing addresses of ${purpose} was not stored`)
  return row.secret
}
