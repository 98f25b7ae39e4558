import { lockUser } from '../../identity/user/user.queries.ts'
import { endAccess } from '../../platform/access/end-access.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { accessGrantMessages } from './access-grant.messages.ts'
import { findAccess, findMailedAccess, lockAccess } from './access-grant.queries.ts'

/** Ends access that the academy gave. What was bought is ended by a refund (ACCESS-16). */
export function takeBackAccess(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  id: string,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<void> {
  return db.transaction(async () => {
    const { userId } = (await findAccess(db(), id)) ?? fail(404)
    await lockUser(db(), userId)
    const access = (await lockAccess(db(), id)) ?? fail(404)
    const now = clock()
    if (access.orderLineId !== null) fail(409, { message: accessGrantMessages.wasBought })
    if (access.endsAt <= now) fail(409, { message: accessGrantMessages.hasEnded })
    const named = await findMailedAccess(db(), id)
    await endAccess(db(), access, now)
    await audit.record({
      actor: viewer,
      action: 'user.take-back-access',
      subject: { type: 'user', id: userId },
      before: { ends_at: access.endsAt.toISOString() },
      after: {
        ...(named?.course && { course: named.course.name }),
        ...(named?.program && { program: named.program.name }),
        ...(named?.masterclass && { 'online-masterclass': named.masterclass.name }),
        ends_at: now.toISOString(),
      },
    })
  })
}
