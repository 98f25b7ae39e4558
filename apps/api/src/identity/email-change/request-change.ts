import { mailedTokenLifetime, revokeMailedTokens } from '../secret/mailed-token.queries.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../user/user.queries.ts'
import { replacePendingChange } from './email-change.queries.ts'

/** Mails a link to the new address, in place of an earlier request (EMAIL-CHANGE-1). */
export function requestChange(
  { db, clock, mailer }: Pick<Services, 'db' | 'clock' | 'mailer'>,
  { userId, email }: { userId: string; email: string },
  fail: Fail<'unauthenticated'>,
): Promise<void> {
  return db.transaction(async () => {
    if (!(await lockUser(db(), userId))) fail(401)
    await revokeMailedTokens(db(), userId, 'change-email')
    const { id } = await replacePendingChange(db(), { userId, newEmail: email, createdAt: clock() })
    // Whether the address has an account is looked up when the mail is written: neither response nor timing reveals it.
    await mailer.enqueue({
      kind: 'confirm-new-email',
      to: email,
      aboutId: id,
      expiresInMs: mailedTokenLifetime['change-email'],
    })
  })
}
