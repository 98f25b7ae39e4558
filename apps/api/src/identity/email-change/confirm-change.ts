import { consumeMailedToken, findMailedToken, revokeMailedTokens } from '../secret/mailed-token.queries.ts'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { findEmailHolder } from '../user/email-holder.queries.ts'
import { lockUser, replaceEmail } from '../user/user.queries.ts'
import { closeChangesFrom, completeChange, findPendingChange } from './email-change.queries.ts'
import { linkExpired } from './link-expired.ts'
import { moveAddress } from './move-address.ts'

type ConfirmOptions = {
  token: string
  viewer: Member
  client: ClientInfo
  fail: Fail<'unauthenticated' | 'invalid' | 'conflict'>
}

const purpose = 'change-email'

/**
 * Changes the address of the viewer to the one that a mailed link proves. If the address got another account meanwhile, the link is
 * answered like an expired one, and that account is mailed.
 */
export async function confirmChange(services: Services, options: ConfirmOptions): Promise<void> {
  const { db, mailer } = services
  const takenBy = await db
    .transaction(() => confirmInTransaction(services, options))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return linkExpired(options.fail)
    })
  if (!takenBy) return
  await mailer.enqueue({ kind: 'confirm-new-email', ...takenBy })
  linkExpired(options.fail)
}

async function confirmInTransaction(
  services: Services,
  { token, viewer, client, fail }: ConfirmOptions,
): Promise<{ to: string; aboutId: string } | null> {
  const { db, clock, mailer, audit } = services
  const now = clock()
  const user = (await lockUser(db(), viewer.id)) ?? fail(401)
  const link = (await findMailedToken(db(), token, purpose, now)) ?? linkExpired(fail)
  // Checked before the token is used up, so that its owner can still log in and use it.
  if (link.userId !== viewer.id) fail(409, { message: mailedTokenMessages.linkOfOtherAccount })
  const pending = await findPendingChange(db(), viewer.id)
  const email = pending?.newEmail
  if (!pending || email?.toLowerCase() !== link.email.toLowerCase()) return linkExpired(fail)
  await consumeMailedToken(db(), token, purpose, now)
  const holder = await findEmailHolder(db(), pending.newEmail, now)
  if (holder && holder.id !== viewer.id) return { to: pending.newEmail, aboutId: pending.id }

  // An address that was never verified may be a stranger's, who must not get a link to the account.
  const oldEmail = user.emailVerifiedAt ? user.email : null
  await replaceEmail(db(), viewer.id, { email: pending.newEmail, now })
  await closeChangesFrom(db(), viewer.id, pending.newEmail, now)
  await completeChange(db(), pending.id, { oldEmail, now })
  // Links in the old mailbox must not open the account any more, except the one that undoes the change.
  await revokeMailedTokens(db(), viewer.id, purpose, 'reset-password', 'verify-email', 'delete-account')
  if (oldEmail !== null) {
    await moveAddress(services, { userId: viewer.id, from: oldEmail, to: pending.newEmail }, { client, now })
    await mailer.enqueue({ kind: 'email-changed', to: oldEmail, aboutId: pending.id })
  }
  await audit.record({
    actor: viewer,
    action: 'user.change-email',
    subject: { type: 'user', id: viewer.id },
    before: { email: user.email },
    after: { email: pending.newEmail },
  })
  return null
}
