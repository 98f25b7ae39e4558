import { createHash } from 'node:crypto'
import type { Database } from '../db/client.ts'
import { claimKey, findDigest } from './call-key.queries.ts'
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
    const actorId = actor.id
    if (await claimKey(db(), { actorId, key, digest, now })) return work()
    if ((await findDigest(db(), { actorId, key })) !== digest)
      fail(409, { message: problemMessages.keyReused })
  })
}
