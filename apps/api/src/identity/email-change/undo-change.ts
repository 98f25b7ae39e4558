import { and, eq, gte } from '../../platform/db/drizzle.ts'
import { revokeTokens } from '../session/access-token.queries.ts'
import {
  consumeMailedToken,
  findMailedToken,
  grantMailedToken,
  revokeMailedTokens,
} from '../secret/mailed-token.ts'
import { deletionDays } from '@chignon/contract/identity/identity-rules'
import type { Database } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { passkeys } from '../../platform/db/schema/passkey.ts'
import { socialIdentities } from '../../platform/db/schema/social.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/second-factor.queries.ts'
import type { Services } from '../../platform/services.ts'
import { changeUser, lockUser, replaceEmail } from '../user/user.queries.ts'
import { emailChangeMessages } from './email-change.messages.ts'
import { deletePendingChange, findUndoableChange, markUndoneSince } from './email-change.queries.ts'
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
  // Of two simultaneous uses, the second finds it used.
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
  await removeSignInsSince(db, user.id, change.createdAt)
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

async function removeSignInsSince(db: Database, userId: string, since: Date): Promise<void> {
  await db()
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
  await db()
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), gte(socialIdentities.createdAt, since)))
  const factor = await findSecondFactor(db(), userId)
  if (factor?.enabledAt && factor.enabledAt >= since) await deleteSecondFactor(db(), userId)
}
