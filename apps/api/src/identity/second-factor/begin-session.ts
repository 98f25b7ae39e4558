import type { Fail } from '../../platform/http/fail.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Services } from '../../platform/services.ts'
import { startSession } from '../session/start-session.ts'
import type { UserRow } from '../user/user.queries.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { findSecondFactor, grantChallenge } from './second-factor.queries.ts'

/** The token of a sign-in, or the challenge of its second step. */
export type BegunSession = { token: string } | { challenge: string }

/**
 * Signs a person in who has proved one factor: with a token, or with a challenge if a code is required (SECOND-FACTOR-2). Call it in
 * a transaction that has locked the user, and `tokenOf` outside of it, so that the challenge is stored.
 */
export async function beginSession(
  services: Pick<Services, 'db' | 'clock' | 'mailer'>,
  user: Pick<UserRow, 'id' | 'email'>,
  client: ClientInfo,
): Promise<BegunSession> {
  const { db, clock } = services
  const factor = await findSecondFactor(db(), user.id)
  if (factor?.enabledAt) return { challenge: await grantChallenge(db(), user.id, clock()) }
  return { token: await startSession(services, user, client) }
}

/** The token; ends the call if a code is required. */
export function tokenOf(session: BegunSession, fail: Fail<'second_factor_required'>): string {
  if ('token' in session) return session.token
  return fail(422, {
    code: 'second_factor_required',
    message: secondFactorMessages.codeRequired,
    challenge: session.challenge,
  })
}
