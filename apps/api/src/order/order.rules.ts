import { draftHours, invoiceDays, withdrawalDays } from '@chignon/contract/business-rules'
import type { OrderState } from '@chignon/contract/order'
import { holdStates, type HoldState } from './hold.states.ts'

const day = 24 * 60 * 60 * 1000

type Order = { state: OrderState; total: number; paidAt: Date | null; eventStartsAt: Date | null }

/** Whether an order can be paid by bank transfer: only if the invoice is due before its event (INVOICE-3). */
export function canPayByTransfer({ state, total, eventStartsAt }: Order, now: Date): boolean {
  if (total === 0 || (state !== 'draft' && state !== 'awaiting_payment')) return false
  return eventStartsAt === null || now.getTime() + invoiceDays * day < eventStartsAt.getTime()
}

/** Until when a paid order can be withdrawn from; null if it never can, as one that has only tickets (REFUND-1, REFUND-2). */
export function withdrawableUntil(
  { state, paidAt }: Pick<Order, 'state' | 'paidAt'>,
  lines: readonly { type: string }[],
): Date | null {
  if (paidAt === null || (state !== 'paid' && state !== 'partly_refunded')) return null
  if (lines.every(({ type }) => type === 'ticket' || type === 'package')) return null
  return new Date(paidAt.getTime() + withdrawalDays * day)
}

/**
 * Whether the time of an unpaid order is over: the end of its invoice, else that of its hold (SEAT-2), else 24 hours after it was
 * placed (ORDER-12).
 */
export function isLapsed(
  { dueAt, heldUntil, createdAt }: { dueAt: Date | null; heldUntil: Date | null; createdAt: Date },
  now: Date,
): boolean {
  return now >= (dueAt ?? heldUntil ?? new Date(createdAt.getTime() + draftHours * 60 * 60 * 1000))
}

/** Whether the hold of an order can be prolonged: once, while it lasts (SEAT-2). */
export function canProlong(
  { hold, heldUntil }: { hold: HoldState | null; heldUntil: Date | null },
  now: Date,
): boolean {
  if (hold === null || !holdStates.can(hold, 'prolong')) return false
  return heldUntil !== null && now < heldUntil
}
