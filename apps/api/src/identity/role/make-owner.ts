import type { Services } from '../../platform/services.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { grantMailedToken } from '../secret/mailed-token.queries.ts'
import { createUser, findUserByEmail } from '../user/user.queries.ts'
import { changeRole } from './change-role.ts'

/**
 * Makes the person with an address an owner, and creates them if no one has it. Returns the token of a link by which they choose a
 * password, valid once and for 60 minutes. For the person who operates the server and vouches for the address.
 */
export function makeOwner(
  services: Pick<Services, 'db' | 'clock' | 'audit'>,
  email: string,
  fail: Fail<'not_found' | 'conflict'>,
): Promise<{ token: string; isNew: boolean }> {
  const { db, clock } = services
  return db.transaction(async () => {
    const now = clock()
    const known = await findUserByEmail(db(), email)
    const person =
      known ?? (await createUser(db(), { ...newPerson(email), emailVerifiedAt: now, createdAt: now }))
    await changeRole(services, { userId: person.id, role: 'owner' }, { actor: 'system', fail })
    const token = await grantMailedToken(db(), person, 'reset-password', now)
    return { token, isNew: known === undefined }
  })
}

// The name is theirs to change in the settings.
function newPerson(email: string) {
  const [name = ''] = email.split('@')
  const firstName = name.charAt(0).toLocaleUpperCase('en') + name.slice(1)
  return { email, firstName, lastName: '', passwordHash: null, locale: 'en' as const }
}
