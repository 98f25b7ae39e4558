import { asc, eq, ne, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { users } from '../../platform/db/schema/user.ts'
import { hasSecondFactor } from '../secret/has-second-factor.queries.ts'
import type { UserRow } from '../user/user.queries.ts'

/** The people with a role, the most powerful first. */
export function listStaff(db: Connection) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      roleSince: users.roleSince,
      hasSecondFactor,
    })
    .from(users)
    .where(ne(users.role, 'learner'))
    .orderBy(
      sql`array_position(array['owner', 'staff', 'educator'], ${users.role})`,
      asc(users.roleSince),
      users.id,
    )
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/** Locks the owners, in order, so that two of them cannot take the role from each other at once. Returns their ids. */
export async function lockOwners(db: Connection): Promise<string[]> {
  const owners = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .orderBy(users.id)
    .for('no key update')
  return owners.map(({ id }) => id)
}

/** Whether someone is an owner. */
export async function hasOwner(db: Connection): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.role, 'owner')).limit(1)
  return found.length > 0
}

/** Gives a person a role from now on. */
export async function setRole(
  db: Connection,
  id: string,
  { role, now }: { role: UserRow['role']; now: Date },
): Promise<void> {
  await db.update(users).set({ role, roleSince: now }).where(eq(users.id, id))
}
