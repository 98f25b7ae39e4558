import { orderMailKinds, type OrderMailKind } from '@chignon/contract/commerce/order-history'
import type { SentMail } from '../../platform/mail/mail.jobs.ts'
import type { Services } from '../../platform/services.ts'
import { insertOrderMail } from './sent-order-mail.queries.ts'

/** Notes a mail about an order, refund or ticket, so that staff see what was sent (ORDER-19). Other mails leave no trace. */
export async function noteOrderMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, kind, to, aboutId, hasBounced }: SentMail,
): Promise<void> {
  const known = orderMailKinds.find((each): each is OrderMailKind => each === kind)
  if (!known || aboutId === undefined) return
  const state = hasBounced ? 'bounced' : 'sent'
  await insertOrderMail(db(), { id, kind: known, aboutId, recipient: to, state, sentAt: clock() })
}
