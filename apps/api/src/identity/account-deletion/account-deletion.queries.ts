import { and, gt, isNull, lte } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/user.ts'

type Account = { id: string }

const batchSize = 500

/** Some accounts whose deletion is due, ordered by id, from the id after `after` on. */
export function listDueAccounts(db: Connection, now: Date, after: Account | undefined): Promise<Account[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(lte(users.deletionDueAt, now), isNull(users.deletedAt), after ? gt(users.id, after.id) : undefined),
    )
    .orderBy(users.id)
    .limit(batchSize)
}

/** The accounts that were deleted after a time. */
export function listAccountsDeletedAfter(db: Connection, time: Date): Promise<Account[]> {
  return db.select({ id: users.id }).from(users).where(gt(users.deletedAt, time))
}
