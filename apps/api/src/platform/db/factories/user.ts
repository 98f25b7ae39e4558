import { guardedRoles } from '@chignon/contract/platform/permission'
import { grantToken } from '../../../identity/session/access-token.queries.ts'
import { hashPassword } from '../../../identity/secret/password.ts'
import type { Database } from '../client.ts'
import { users } from '../schema/user.ts'
import { inserted } from './inserted.ts'
import { serial } from './serial.ts'

// Staff and owners of tests are never locked out for want of a second factor, and need no step-up, unless a test says so.
const never = new Date('9999-01-01T00:00:00Z')

/** Inserts a learner, with a password if one is given. */
export async function makeUser(
  db: Database,
  { password, ...given }: Partial<typeof users.$inferInsert> & { password?: string } = {},
) {
  const number = serial()
  const values = {
    email: `person-${number}@example.com`,
    firstName: 'Kim',
    lastName: `Number ${number}`,
    roleSince: never,
    passwordHash: password === undefined ? null : await hashPassword(password),
    ...given,
  }
  return inserted(await db().insert(users).values(values).returning())
}

/** Inserts a learner and a token. */
export async function makeMember(db: Database, now: Date, given: Partial<typeof users.$inferInsert> = {}) {
  const user = await makeUser(db, given)
  const token = await grantToken(db(), user.id, now, {
    steppedUpAt: guardedRoles.has(user.role) ? never : null,
  })
  return { user, token }
}
