import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/user.ts'
import type { Answer } from './test-app.ts'
import { waitingForLocks } from './wait-for-locks.ts'

/** Makes a request that reads somebody's password just before another one takes its place. */
export async function whilePasswordIsReplaced(
  db: Database,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  request: () => Promise<Answer>,
): Promise<Answer> {
  const replaced = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const replacing = db.transaction(async () => {
    await db().update(users).set({ passwordHash }).where(eq(users.id, id))
    replaced.resolve()
    await released.promise
  })
  await replaced.promise
  // Until we commit everybody reads the old password; whoever waits for us has read it.
  const answer = request()
  try {
    await expect.poll(() => waitingForLocks(db), { timeout: 5000 }).toBe(1)
  } finally {
    released.resolve()
    await replacing
  }
  return answer
}
