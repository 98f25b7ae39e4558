import { createHash } from 'node:crypto'
import { and, eq } from '../db/drizzle.ts'
import type { Database } from '../db/client.ts'
import { callKeys } from '../db/schema/call-key.ts'
import type { Fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'
import type { Member } from './viewer.ts'

type KeyedCall = {
  actor: Member
  idempotencyKey: string | undefined
  /** What the call is and what it was given. */
  input: { call: string; params: unknown; body: unknown }
  fail: Fail<'conflict'>
}

/**
 * Does the work of a call in a transaction, unless the actor has made the call with the same key before (ORDER-5). A call that failed left
 * no key behind. Ends another call with the same key with 409. Without a key the work is always done.
 */
export async function oncePerKey(
  db: Database,
  { actor, idempotencyKey: key, input, fail }: KeyedCall,
  now: Date,
  work: () => Promise<void>,
): Promise<void> {
  if (key === undefined) return work()
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  await db.transaction(async () => {
    // Waits for a call with the same key that is running.
    const claimed = await db()
      .insert(callKeys)
      .values({ actorId: actor.id, key, digest, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: callKeys.id })
    if (claimed.length > 0) return work()
    const [made] = await db()
      .select({ digest: callKeys.digest })
      .from(callKeys)
      .where(and(eq(callKeys.actorId, actor.id), eq(callKeys.key, key)))
    if (made?.digest !== digest) fail(409, { message: problemMessages.keyReused })
  })
}
