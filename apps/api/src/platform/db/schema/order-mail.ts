import { orderMailKinds } from '@chignon/contract/commerce/order-history'
import { index, pgTable, text, uuid } from '../drizzle.ts'
import { citext, timestamptz } from './columns.ts'

/** Mails about orders, refunds and tickets that were sent. */
export const orderMails = pgTable(
  'order_mails',
  {
    /** The id of the job that sent it, so that each is noted once. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: orderMailKinds }).notNull(),
    /** The id of the order, refund or ticket. */
    aboutId: uuid('about_id').notNull(),
    recipient: citext('recipient').notNull(),
    /** `bounced` if there is no such address. */
    state: text('state', { enum: ['sent', 'bounced'] }).notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (mail) => [index('order_mails_about').on(mail.aboutId), index('order_mails_recipient').on(mail.recipient)],
)
