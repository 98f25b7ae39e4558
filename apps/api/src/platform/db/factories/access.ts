import type { Database } from '../client.ts'
import { accesses } from '../schema/access.ts'
import { inserted } from './inserted.ts'

const day = 24 * 60 * 60 * 1000

/** Inserts an access that ends `endsInDays` days after `now`; fractions and negative numbers are allowed. */
export async function makeAccess(
  db: Database,
  userId: string,
  product: { courseId: string } | { programId: string } | { onlineMasterclassId: string },
  { now, endsInDays }: { now: Date; endsInDays: number },
) {
  const endsAt = new Date(now.getTime() + endsInDays * day)
  const values = { userId, ...product, startsAt: new Date(endsAt.getTime() - 30 * day), endsAt }
  return inserted(await db().insert(accesses).values(values).returning())
}
