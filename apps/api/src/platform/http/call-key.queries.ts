import { and, eq } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { callKeys } from '../db/schema/call-key.ts'

/** Claims a key for a call; false if its actor used it before. Waits for a call with the same key that is running. */
export async function claimKey(
  db: Connection,
  { actorId, key, digest, now }: { actorId: string; key: string; digest: string; now: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(callKeys)
    .values({ actorId, key, digest, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: callKeys.id })
  return claimed.length > 0
}

/** The digest of the call that claimed a key. */
export async function findDigest(
  db: Connection,
  { actorId, key }: { actorId: string; key: string },
): Promise<string | undefined> {
  const [made] = await db
    .select({ digest: callKeys.digest })
    .from(callKeys)
    .where(and(eq(callKeys.actorId, actorId), eq(callKeys.key, key)))
  return made?.digest
}
