import type { MemberRole } from '@chignon/contract/platform/permission'
import type { AuditedChange } from '../../platform/audit/audit-log.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser, type UserRow } from '../user/user.queries.ts'
import { roleMessages } from './role.messages.ts'
import { lockOwners, setRole } from './role.queries.ts'

/** Gives a person a role. Ends the call with 409 if the academy would have no owner left (ROLE-11). */
export function changeRole(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { userId, role }: { userId: string; role: MemberRole },
  { actor, fail }: { actor: AuditedChange['actor']; fail: Fail<'not_found' | 'conflict'> },
): Promise<UserRow> {
  return db.transaction(async () => {
    const owners = await lockOwners(db())
    const person = await lockUser(db(), userId)
    if (!person || person.deletedAt) return fail(404)
    if (person.role === role) return person
    if (person.role === 'owner' && owners.length === 1) fail(409, { message: roleMessages.lastOwner })
    await setRole(db(), userId, { role, now: clock() })
    await audit.record({
      actor,
      action: 'user.change-role',
      subject: { type: 'user', id: userId },
      before: { role: person.role },
      after: { role },
    })
    return { ...person, role }
  })
}
