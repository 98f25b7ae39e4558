import type { Locale } from '@chignon/contract/platform/locale'
import type { Withdrawal, WithdrawalOption } from '@chignon/contract/commerce/withdrawal'
import { lineName } from '../order/line-name.ts'
import type { ReadyWithdrawal } from './withdraw.ts'
import type { WithdrawalOption as Option } from './withdrawal.rules.ts'

/** Maps what can be returned to the contract. */
export function presentOption({ line, ticket, amount, until }: Option, locale: Locale): WithdrawalOption {
  return {
    line_id: line.id,
    ticket_id: ticket?.id ?? null,
    name: lineName(line, locale),
    holder: ticket?.holderName ?? null,
    amount,
    until: until?.toISOString() ?? null,
  }
}

/** Maps a withdrawal to the contract. */
export function presentWithdrawal({ order, parts, until }: ReadyWithdrawal, locale: Locale): Withdrawal {
  return {
    lines: parts.map(({ line, amount, tickets }) => ({
      line_id: line.id,
      name: lineName(line, locale),
      amount,
      holders: tickets.map(({ holderName }) => holderName),
    })),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    currency: order.currency,
    until: until?.toISOString() ?? null,
  }
}
