import type { Localized } from '@chignon/contract/platform/localized'
import type { Fail } from '../../platform/http/fail.ts'
import { inEveryLocale, orderMessages } from '../order/order.messages.ts'
import type { QuotedSelection } from '../order/quote-selection.ts'
import type { SeatLine, Shortage } from '../seat/seats.queries.ts'

/** The lines of a selection as they take seats. */
export function seatLinesOf({ lines }: QuotedSelection): (SeatLine & { name: Localized })[] {
  return lines.map(({ item: { type, id, name }, count }) => ({
    ticketTypeId: type === 'ticket' ? id : null,
    ticketPackageId: type === 'package' ? id : null,
    count,
    name,
  }))
}

/** The first line that exceeds what was left when its price was read, without a lock. */
export function shortageOf({ lines }: QuotedSelection): Shortage<{ name: Localized }> | null {
  for (const { item, count } of lines) {
    if (item.left !== null && item.left < count) return { line: item, left: item.left }
  }
  return null
}

/** Ends the call with 409, which says how many are left. */
export function refuseShortage(fail: Fail<'conflict'>, { line, left }: Shortage<{ name: Localized }>): never {
  const name = inEveryLocale(line.name)
  const { fewLeft, soldOut } = orderMessages
  fail(409, { message: left > 0 ? fewLeft(name, left) : soldOut(name) })
}
