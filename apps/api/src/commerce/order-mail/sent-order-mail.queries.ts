import type { OrderMailKind } from '@chignon/contract/commerce/order-history'
import { asc } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { orderMails } from '../../platform/db/schema/order-mail.ts'

/** A mail that was sent, or that bounced. */
export type SentOrderMail = typeof orderMails.$inferSelect

/** Notes that a mail was sent, once. */
export async function insertOrderMail(
  db: Connection,
  mail: Omit<SentOrderMail, 'kind'> & { kind: OrderMailKind },
): Promise<void> {
  await db.insert(orderMails).values(mail).onConflictDoNothing()
}

/** The mails about orders, refunds and tickets, oldest first. */
export function listOrderMails(db: Connection, aboutIds: string[]): Promise<SentOrderMail[]> {
  return db
    .select()
    .from(orderMails)
    .where(idIn(orderMails.aboutId, aboutIds))
    .orderBy(asc(orderMails.sentAt), asc(orderMails.id))
}
