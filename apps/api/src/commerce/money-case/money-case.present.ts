import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { MoneyCaseWithOrder } from './money-case.queries.ts'

/** Maps a case to the contract. */
export function presentMoneyCase({ moneyCase, order, buyer }: MoneyCaseWithOrder): MoneyCase {
  const { id, kind, provider, reference, outcome, reason, note } = moneyCase
  return {
    id,
    kind,
    state: moneyCase.resolvedAt === null ? 'open' : 'resolved',
    money: moneyOf(moneyCase.amount, moneyCase.currency),
    expected: moneyOf(moneyCase.expectedAmount, moneyCase.expectedCurrency),
    order: order && buyer && { ...order, buyer: fullNameOf(buyer) },
    provider,
    reference,
    dispute: outcome && { outcome, respond_by: moneyCase.respondBy?.toISOString() ?? null },
    reason,
    note,
    created_at: moneyCase.createdAt.toISOString(),
    resolved_at: moneyCase.resolvedAt?.toISOString() ?? null,
  }
}

function moneyOf(amount: number | null, currency: string | null): MoneyCase['money'] {
  return amount === null || currency === null ? null : { amount, currency }
}
