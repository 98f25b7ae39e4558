import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Services } from '../../platform/services.ts'
import { findEntryAddress } from './waitlist-mail.queries.ts'

/** The kinds of mail about an entry of a waiting list. */
export type WaitlistMailKind = Extract<MailKind, `waitlist-${string}`>

/** Mails a person about their entry of a waiting list, in the current transaction. */
export async function sendWaitlistMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  kind: WaitlistMailKind,
  entryId: string,
): Promise<void> {
  const address = await findEntryAddress(db(), entryId)
  if (address === undefined) throw new Error(`there is no waiting list entry ${entryId}`)
  await mailer.enqueue({ kind, to: address, aboutId: entryId })
}
