import { eq } from '../platform/db/drizzle.ts'
import { expect } from 'vitest'
import type { Database } from '../platform/db/client.ts'
import { users } from '../platform/db/schema/user.ts'
import type { TestResponse } from './test-app.ts'
import { waitingForLocks } from './wait-for-locks.ts'

/** Makes a request that reads a user's password hash just before it is replaced. */
export async function whilePasswordIsReplaced(
  db: Database,
  { id, passwordHash }: { id: string; passwordHash: string | null },
  request: () => Promise<TestResponse>,
): Promise<TestResponse> {
  const replaced = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const replacing = db.transaction(async () => {
    await db().update(users).set({ passwordHash }).where(eq(users.id, id))
    replaced.resolve()
    await released.promise
  })
  await replaced.promise
  // Until the commit all requests read the old hash; one that waits for the lock has read it.
  const response = request()
  try {
    await expect.poll(() => waitingForLocks(db), { timeout: 5000 }).toBe(1)
  } finally {
    released.resolve()
    await replacing
  }
  return response
}
