import type { SecondFactorResetForm } from '@chignon/contract/identity/second-factor'
import { revokeTokens } from '../session/access-token.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../user/user.queries.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { deleteSecondFactor, findSecondFactor } from './second-factor.queries.ts'

type Reset = { userId: string; form: SecondFactorResetForm }

/**
 * Switches off the second factor of a person who lost it, ends their sessions and mails them (SECOND-FACTOR-6). Staff cannot do so for
 * themselves.
 */
export function resetSecondFactor(
  { db, mailer, audit }: Pick<Services, 'db' | 'mailer' | 'audit'>,
  { userId, form }: Reset,
  { viewer, fail }: { viewer: Member; fail: Fail<'not_found' | 'conflict'> },
): Promise<void> {
  return db.transaction(async () => {
    const user = await lockUser(db(), userId)
    if (!user || user.deletedAt) return fail(404)
    if (userId === viewer.id) fail(409, { message: secondFactorMessages.ownAccount })
    const factor = await findSecondFactor(db(), userId)
    if (!factor?.enabledAt) return fail(409, { message: secondFactorMessages.isOff })
    await deleteSecondFactor(db(), userId)
    await revokeTokens(db(), userId)
    await audit.record({
      actor: viewer,
      action: 'second-factor.reset',
      subject: { type: 'user', id: userId },
      before: { enabled_at: factor.enabledAt.toISOString() },
      after: { enabled_at: null, ...form },
    })
    await mailer.enqueue({ kind: 'second-factor-reset', to: user.email, aboutId: userId })
  })
}
