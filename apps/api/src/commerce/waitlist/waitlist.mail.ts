import { eq } from '../../platform/db/drizzle.ts'
import { users } from '../../platform/db/schema/user.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Services } from '../../platform/services.ts'

/** The kinds of mail about an entry of a waiting list. */
export type WaitlistMailKind = Extract<MailKind, `waitlist-${string}`>

/** Mails a person about their entry of a waiting list, in the current transaction. */
export async function sendWaitlistMail(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  kind: WaitlistMailKind,
  entryId: string,
): Promise<void> {
  const [person] = await db()
    .select({ email: users.email })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(eq(waitlistEntries.id, entryId))
  if (!person) throw new Error(`there is no waiting list entry ${entryId}`)
  await mailer.enqueue({ kind, to: person.email, aboutId: entryId })
}
