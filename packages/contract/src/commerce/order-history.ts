import * as z from 'zod/mini'
import { cents, id, timestamp } from '../platform/primitives.ts'

/** The mails about an order, its refunds and its tickets. */
export const orderMailKinds = [
  'order-paid',
  'order-invoice',
  'order-reminder',
  'order-cancelled',
  'order-refunded',
  'refund-sent',
  'withdrawal-received',
  'seat-gone',
  'invoice-corrected',
  'ticket',
  'ticket-refunded',
  'ticket-handed-over',
  'ticket-reissued',
  'ticket-voided',
] as const

/** Those that staff can send again (ORDER-19). */
export const resendableMailKinds = [
  'order-paid',
  'order-invoice',
  'order-cancelled',
  'order-refunded',
  'refund-sent',
  'ticket',
] as const

/** A mail that can be sent again. */
export const orderMail = z.object({
  kind: z.enum(resendableMailKinds),
  /** The id of the order, refund or ticket that it is about. */
  about_id: id,
  to: z.string(),
  /** When it was last sent to that address; null if it is not known to have been sent. */
  sent_at: z.nullable(timestamp),
})

/** What can happen to an order. */
export const orderEventKinds = [
  'placed',
  'invoice',
  'credit_note',
  'payment_declined',
  'transfer',
  'paid',
  'cancelled',
  'expired',
  'refund',
  'refund_sent',
  'refund_failed',
  'mail',
  'mail_bounced',
  'mail_requested',
  'billing',
  'note',
  'other',
] as const

/** Something that happened to an order. */
export const orderEvent = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(orderEventKinds),
  /** The name of who did it at the academy; null for the buyer and for what happens by itself. */
  actor: z.nullable(z.string()),
  amount: z.nullable(cents),
  /** A number, a reference, an address or the text of a note. */
  text: z.nullable(z.string()),
  /** A word of ours: the reason of a refund, the kind of a mail, the action of an entry of the audit log. */
  detail: z.nullable(z.string()),
})

export type OrderMail = z.infer<typeof orderMail>
export type OrderMailKind = (typeof orderMailKinds)[number]
export type ResendableMailKind = (typeof resendableMailKinds)[number]
export type OrderEvent = z.infer<typeof orderEvent>
export type OrderEventKind = (typeof orderEventKinds)[number]
