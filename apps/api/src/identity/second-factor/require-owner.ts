import { isPasswordCorrect } from '../secret/password.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { userMessages } from '../user/user.messages.ts'
import { findUser } from '../user/user.queries.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { verifyCode } from './verify-code.ts'

/** Ends the call unless the member sent the password, or a code if they have no password (SECOND-FACTOR-5). */
export async function requireOwner(
  services: Services,
  userId: string,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  fail: Fail<'unauthenticated' | 'invalid'>,
): Promise<void> {
  const { db, limits } = services
  const user = (await findUser(db(), userId)) ?? fail(401)
  await limits.passwordPerAccount.take(userId)
  if (user.passwordHash === null) {
    if (!(await verifyCode(services, userId, code ?? '')))
      fail(422, { errors: { code: [secondFactorMessages.wrongCode] } })
  } else if (!(await isPasswordCorrect(user.passwordHash, password ?? ''))) {
    fail(422, { errors: { password: [userMessages.wrongPassword] } })
  }
  await limits.passwordPerAccount.reset(userId)
}
