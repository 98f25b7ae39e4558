import { allocate } from '../order/allocate.ts'
import type { OrderLineRow } from '../order/order-parts.queries.ts'
import type { SeatLine } from '../seat/seats.queries.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'

/**
 * What is to be returned of a line: an amount in cents with tax, or tickets with their packages: the tickets with `ticketIds`, else
 * `ticketCount` tickets. Without any of these, all that is left of the line.
 */
export type RefundedPart = {
  lineId: string
  amount?: number | undefined
  ticketIds?: readonly string[] | undefined
  ticketCount?: number | undefined
}

/** What is returned of a line. */
export type PlannedPart = {
  line: OrderLineRow
  amount: number
  /** How many of the line are returned, and their seats. */
  count: number
  tickets: OrderTicket[]
  /** The discount and tax of what is returned; null if the amount is not the price of whole tickets. */
  split: { discount: number; tax: number } | null
}

/** Why a refund cannot be made. */
export type RefundObstacle = 'tooMuch' | 'ticketGone'

/**
 * Plans a refund: never more than a line cost (REFUND-6), and exactly the chosen tickets (REFUND-8). A line has one part, also if it is
 * asked for twice, or if tickets of two kinds have its packages.
 */
export function planRefund(
  lines: readonly OrderLineRow[],
  tickets: readonly OrderTicket[],
  asked: readonly RefundedPart[],
): PlannedPart[] | RefundObstacle {
  let plan: PlannedPart[] = []
  for (const part of asked) {
    const line = lines.find(({ id }) => id === part.lineId)
    if (!line) return 'tooMuch'
    const planned = new Set(plan.flatMap((each) => each.tickets))
    const valid = tickets.filter(
      (ticket) => ticket.orderLineId === line.id && ticket.state === 'valid' && !planned.has(ticket),
    )
    const chosen = chosenOf(valid, part)
    if (chosen === null) return 'ticketGone'
    const rest = afterPlan(line, plan)
    plan = addPart(
      plan,
      chosen.length === 0 ? wholeOrAmount(rest, valid, part) : ofTickets(rest, chosen, part),
    )
    const restOfLines = lines.map((each) => afterPlan(each, plan))
    for (const packages of packagesOf(chosen, restOfLines, asked)) plan = addPart(plan, packages)
  }
  const isWithin = ({ line, amount }: PlannedPart) => amount >= 0 && line.refunded + amount <= line.total
  return plan.every(isWithin) ? plan : 'tooMuch'
}

/** The price of `count` more tickets or packages of a line that were not returned yet. */
export function priceOfUnits(line: OrderLineRow, count: number) {
  const next = <Amount>(units: readonly Amount[]) =>
    units.slice(line.returnedCount, line.returnedCount + count)
  const ones = Array.from({ length: line.count }, () => 1)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
  const discount = sum(next(allocate(line.discount, ones)))
  const tax = sum(next(allocate(line.tax, ones)))
  return { discount, tax, total: line.unitPrice * count - discount + tax }
}

/**
 * The seats that a part gives back. `held` are the tickets of the order that are valid or used: one that was moved gives back a seat of
 * the kind it has now (TICKET-21).
 */
export function seatsOfPart({ line, count, tickets }: PlannedPart, held: readonly OrderTicket[]): SeatLine[] {
  const { ticketTypeId, ticketPackageId } = line
  const leaving =
    tickets.length === count ? tickets : held.filter(({ orderLineId }) => orderLineId === line.id)
  const moved = ticketTypeId === null ? [] : leaving.filter((ticket) => ticket.ticketTypeId !== ticketTypeId)
  return [
    { ticketTypeId, ticketPackageId, count: count - moved.length },
    ...moved.map((ticket) => ({ ticketTypeId: ticket.ticketTypeId, ticketPackageId: null, count: 1 })),
  ]
}

// By default the last ones; null if one of the chosen was used or returned.
function chosenOf(
  valid: readonly OrderTicket[],
  { ticketIds, ticketCount = 0 }: RefundedPart,
): OrderTicket[] | null {
  const chosen = ticketIds
    ? valid.filter(({ id }) => ticketIds.includes(id))
    : valid.slice(Math.max(0, valid.length - ticketCount))
  return chosen.length === (ticketIds ? new Set(ticketIds).size : ticketCount) ? chosen : null
}

function wholeOrAmount(
  line: OrderLineRow,
  valid: OrderTicket[],
  { amount = line.total - line.refunded }: RefundedPart,
): PlannedPart {
  const isWhole = line.refunded + amount === line.total
  return {
    line,
    amount,
    count: isWhole ? line.count - line.returnedCount : 0,
    tickets: isWhole ? valid : [],
    split: null,
  }
}

function ofTickets(
  line: OrderLineRow,
  tickets: OrderTicket[],
  { amount }: Pick<RefundedPart, 'amount'>,
): PlannedPart {
  const { total, ...split } = priceOfUnits(line, tickets.length)
  // Less is left if an amount was returned before.
  const returned = amount ?? Math.min(total, line.total - line.refunded)
  return {
    line,
    amount: returned,
    count: tickets.length,
    tickets,
    split: returned === total ? split : null,
  }
}

// The packages of chosen tickets, unless they are asked for themselves or were returned before.
function packagesOf(
  chosen: readonly OrderTicket[],
  lines: readonly OrderLineRow[],
  asked: readonly RefundedPart[],
): PlannedPart[] {
  return lines
    .filter(({ id }) => !asked.some(({ lineId }) => lineId === id))
    .flatMap((line) => {
      const having = chosen.filter(
        ({ ticketPackageId }) => ticketPackageId !== null && ticketPackageId === line.ticketPackageId,
      )
      const left = having.slice(0, line.count - line.returnedCount)
      return left.length === 0 ? [] : [{ ...ofTickets(line, left, {}), tickets: [] }]
    })
}

// A line as it will be once the plan so far is carried out.
function afterPlan(line: OrderLineRow, plan: readonly PlannedPart[]): OrderLineRow {
  const part = plan.find((each) => each.line.id === line.id)
  if (!part) return line
  return {
    ...line,
    refunded: line.refunded + part.amount,
    returnedCount: line.returnedCount + part.count,
  }
}

// Adds what is returned of a line to the part that the plan has for it.
function addPart(plan: readonly PlannedPart[], added: PlannedPart): PlannedPart[] {
  const isOfLine = ({ line }: PlannedPart) => line.id === added.line.id
  if (!plan.some(isOfLine)) return [...plan, added]
  return plan.map((part) => (isOfLine(part) ? sumOfParts(part, added) : part))
}

function sumOfParts(first: PlannedPart, second: PlannedPart): PlannedPart {
  return {
    line: first.line,
    amount: first.amount + second.amount,
    count: first.count + second.count,
    tickets: [...first.tickets, ...second.tickets],
    split:
      first.split && second.split
        ? { discount: first.split.discount + second.split.discount, tax: first.split.tax + second.split.tax }
        : null,
  }
}
