import type { MatchHint, MatchKind } from '@chignon/contract/commerce/bank-statement'
import type { OrderState } from '@chignon/contract/commerce/order'
import { isPaidBy } from './payer-name.ts'
import { possibleNumbers } from './order-number-in-text.ts'

/** What an entry of a statement says. */
export type Entry = { amount: number; currency: string; payer: string; text: string; isReversal: boolean }

/** An order that an entry may pay. */
export type PayableOrder = {
  id: string
  number: string
  state: OrderState
  currency: string
  /** What is not paid of it yet, in cents. */
  due: number
  /** Whether it is paid by bank transfer. */
  isByTransfer: boolean
  /** The buyer, and the person and company of the invoice. */
  names: readonly string[]
}

/** Which orders an entry fits, and how well. */
export type Match = { kind: MatchKind; hints: MatchHint[]; orderIds: string[] }

/**
 * Matches an entry with orders (STATEMENT-2). Certain is only the number of one open order in the text with exactly the amount that is
 * due, in its currency. Name and amount of one open order are likely. What is neither is for a person to decide.
 */
export function matchEntry(entry: Entry, orders: readonly PayableOrder[]): Match {
  const numbers = possibleNumbers(entry.text)
  const named = orders.filter(({ number }) => numbers.has(number.replaceAll('-', '')))
  const [order, ...others] = named
  if (others.length > 0) return unknown(['several_orders'], named)
  return order ? matchNumber(entry, order, orders) : matchName(entry, orders)
}

function matchNumber(entry: Entry, order: PayableOrder, orders: readonly PayableOrder[]): Match {
  if (entry.isReversal) return unknown(['reversal'], [order])
  if (!order.isByTransfer) return unknown(['not_by_transfer'], [order])
  if (entry.currency !== order.currency) return unknown(['currency'], [order])
  if (order.state === 'cancelled' || order.state === 'expired')
    return { kind: kindOf(entry.amount, order.due, 'likely'), hints: ['order_closed'], orderIds: [order.id] }
  if (order.state !== 'awaiting_payment') return { kind: 'over', hints: ['order_paid'], orderIds: [order.id] }
  const kind = kindOf(entry.amount, order.due, 'certain')
  if (kind === 'certain') return { kind, hints: [], orderIds: [order.id] }
  const fitting = orders.filter((other) => other.id !== order.id && fits(entry, other))
  const hints: MatchHint[] = fitting.length > 0 ? ['fits_other'] : []
  return { kind, hints, orderIds: [order, ...fitting].map(({ id }) => id) }
}

function matchName(entry: Entry, orders: readonly PayableOrder[]): Match {
  if (entry.isReversal) return unknown(['reversal'], [])
  const fitting = orders.filter((order) => fits(entry, order))
  if (fitting.length > 1) return unknown(['several_orders'], fitting)
  const [order] = fitting
  return order ? { kind: 'likely', hints: [], orderIds: [order.id] } : unknown([], [])
}

function fits({ amount, currency, payer }: Entry, order: PayableOrder): boolean {
  const isOpen = order.state === 'awaiting_payment' && order.isByTransfer
  const isSum = order.due === amount && order.currency === currency
  return isOpen && isSum && order.names.some((name) => isPaidBy(payer, name))
}

function kindOf(amount: number, due: number, exact: 'certain' | 'likely'): MatchKind {
  if (amount === due) return exact
  return amount < due ? 'part' : 'over'
}

function unknown(hints: MatchHint[], orders: readonly PayableOrder[]): Match {
  return { kind: 'unknown', hints, orderIds: orders.map(({ id }) => id) }
}

/**
 * Matches entries in the order in which they arrived. What a certain one pays is not due for the next: a second transfer of the same sum
 * is one too many.
 */
export function matchEntries<E extends Entry>(
  entries: readonly E[],
  orders: readonly PayableOrder[],
): { entry: E; match: Match }[] {
  const left = new Map(orders.map((order) => [order.id, order]))
  return entries.map((entry) => {
    const match = matchEntry(entry, [...left.values()])
    const order = match.kind === 'certain' ? left.get(match.orderIds[0] ?? '') : undefined
    if (order) left.set(order.id, { ...order, state: 'paid', due: 0 })
    return { entry, match }
  })
}
