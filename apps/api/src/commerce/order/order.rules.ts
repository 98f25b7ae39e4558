import { draftHours, invoiceDays, withdrawalDays } from '@chignon/contract/commerce/commerce-rules'
import type { OrderLineType, OrderState } from '@chignon/contract/commerce/order'
import { ticketReturn } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import type { LineEvent } from './order-parts.queries.ts'
import { holdStates, type HoldState } from './hold.states.ts'

const day = 24 * 60 * 60 * 1000

type Order = {
  state: OrderState
  total: number
  paidAt: Date | null
  eventStartsAt: Date | null
  lines: readonly { type: OrderLineType }[]
}

/**
 * Whether an order can be paid by bank transfer: only if the invoice is due before its event (INVOICE-3), and never for a subscription,
 * which is renewed with the card (SUB-11).
 */
export function canPayByTransfer({ state, total, eventStartsAt, lines }: Order, now: Date): boolean {
  if (lines.some(({ type }) => type === 'subscription')) return false
  if (total === 0 || (state !== 'draft' && state !== 'awaiting_payment')) return false
  return eventStartsAt === null || now.getTime() + invoiceDays * day < eventStartsAt.getTime()
}

type ReturnedEvent = Pick<LineEvent, 'startsAt' | 'schedule' | 'postponedAt'>
type Line = { type: OrderLineType; total: number; refunded: number; event: ReturnedEvent | null }

/**
 * Until when a line of a paid order can be returned: within 7 days of payment (REFUND-1), and tickets only if their event was
 * postponed (REFUND-2, REFUND-7). `until` is null if that has no end yet; null for a line that cannot be returned.
 */
export function lineReturn(
  { state, paidAt }: Pick<Order, 'state' | 'paidAt'>,
  { type, total, refunded, event }: Line,
  now: Date,
): { until: Date | null } | null {
  if (paidAt === null || (state !== 'paid' && state !== 'partly_refunded') || refunded === total) return null
  if (type === 'ticket' || type === 'package') return event && ticketReturn(event, paidAt, now)
  const until = new Date(paidAt.getTime() + withdrawalDays * day)
  return now < until ? { until } : null
}

/**
 * Whether the time of an unpaid order is over: the end of its invoice, else of its hold (SEAT-2), else 24 hours after it was placed (ORDER-12).
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
