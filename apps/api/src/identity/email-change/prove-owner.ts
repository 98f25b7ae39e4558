import { recentLoginMinutes } from '@chignon/contract/identity/identity-rules'
import type { EmailChange } from '@chignon/contract/identity/email-change'
import type { Connection } from '../../platform/db/client.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { requireOwner } from '../second-factor/require-owner.ts'
import { findSecondFactor } from '../second-factor/second-factor.queries.ts'
import type { Services } from '../../platform/services.ts'
import type { UserRow } from '../user/user.queries.ts'
import { emailChangeMessages } from './email-change.messages.ts'
import { findLoginTime } from './email-change.queries.ts'

type Proof = Pick<EmailChange, 'proof' | 'is_proven'>

/** What a member must prove to change the address (EMAIL-CHANGE-2). */
export async function proofOf(
  db: Connection,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  viewer: Member,
  now: Date,
): Promise<Proof> {
  if (user.passwordHash !== null) return { proof: 'password', is_proven: false }
  if ((await findSecondFactor(db, user.id))?.enabledAt) return { proof: 'code', is_proven: false }
  const loginTime = await findLoginTime(db, viewer.tokenId)
  const minutes = loginTime ? (now.getTime() - loginTime.getTime()) / 60_000 : Infinity
  return { proof: 'recent-login', is_proven: minutes < recentLoginMinutes }
}

/** Ends the call unless the member proved to be the owner of the account. */
export async function proveOwner(
  services: Services,
  user: UserRow,
  {
    viewer,
    body,
    fail,
  }: {
    viewer: Member
    body: { password?: string | undefined; code?: string | undefined }
    fail: Fail<'unauthenticated' | 'invalid' | 'conflict'>
  },
): Promise<void> {
  const { proof, is_proven } = await proofOf(services.db(), user, viewer, services.clock())
  if (proof !== 'recent-login') await requireOwner(services, user.id, body, fail)
  else if (!is_proven) fail(409, { message: emailChangeMessages.logInAgain(recentLoginMinutes) })
}
