import { revokeTokens } from '../session/access-token.queries.ts'
import {
  consumeMailedToken,
  findMailedToken,
  grantMailedToken,
  revokeMailedTokens,
} from '../secret/mailed-token.queries.ts'
import { deletionDays } from '@chignon/contract/identity/identity-rules'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { changeUser, lockUser, replaceEmail } from '../user/user.queries.ts'
import { emailChangeMessages } from './email-change.messages.ts'
import {
  deletePendingChange,
  deleteSignInsSince,
  findUndoableChange,
  markUndoneSince,
} from './email-change.queries.ts'
import { linkExpired } from './link-expired.ts'
import { moveAddress } from './move-address.ts'

type UndoOptions = { token: string; client: ClientInfo; fail: Fail<'invalid' | 'conflict'> }

const purpose = 'undo-email-change'
const day = 24 * 60 * 60 * 1000

/**
 * Restores the address that a mailed link proves, ends all sessions, and returns the token to choose a new password. All
 * ways to log in that were added since the change was requested are removed: someone else may have added them (EMAIL-CHANGE-3).
 */
export async function undoChange(
  services: Services,
  options: UndoOptions,
): Promise<{ email: string; passwordToken: string }> {
  const { db } = services
  return db
    .transaction(() => undoInTransaction(services, options))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return options.fail(409, { message: emailChangeMessages.addressInUse })
    })
}

async function undoInTransaction(
  services: Services,
  { token, client, fail }: UndoOptions,
): Promise<{ email: string; passwordToken: string }> {
  const { db, clock, mailer, audit } = services
  const now = clock()
  const link = (await findMailedToken(db(), token, purpose, now)) ?? linkExpired(fail)
  const user = (await lockUser(db(), link.userId)) ?? linkExpired(fail)
  // If the link is used twice at the same time, the second use finds it used.
  const used = (await consumeMailedToken(db(), token, purpose, now)) ?? linkExpired(fail)
  const change = await findUndoableChange(db(), user.id, used.email, now)
  if (!change?.confirmedAt || change.oldEmail === null) return linkExpired(fail)

  const email = change.oldEmail
  await replaceEmail(db(), user.id, { email, now })
  await moveAddress(services, { userId: user.id, from: user.email, to: email }, { client, now })
  await markUndoneSince(db(), { userId: user.id, confirmedAt: change.confirmedAt }, now)
  await deletePendingChange(db(), user.id)
  await revokeMailedTokens(
    db(),
    user.id,
    purpose,
    'change-email',
    'reset-password',
    'verify-email',
    'delete-account',
  )
  await deleteSignInsSince(db(), user.id, change.createdAt)
  await revokeTokens(db(), user.id)
  const isDeletionNew =
    (user.deletionDueAt?.getTime() ?? 0) >= change.createdAt.getTime() + deletionDays * day
  await changeUser(db(), user.id, {
    passwordHash: null,
    ...(isDeletionNew ? { deletionDueAt: null, deletedTexts: null } : {}),
  })
  await audit.record({
    actor: { id: user.id, role: user.role },
    action: 'user.undo-email-change',
    subject: { type: 'user', id: user.id },
    before: { email: user.email },
    after: { email },
  })
  await mailer.enqueue({ kind: 'email-change-undone', to: user.email, aboutId: user.id })
  const passwordToken = await grantMailedToken(db(), { id: user.id, email }, 'reset-password', now)
  return { email, passwordToken }
}
