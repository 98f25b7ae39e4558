import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { useLingui } from '@lingui/react/macro'

/** What each kind of case is called. */
export function useCaseNames(): Record<MoneyCase['kind'], string> {
  const { t } = useLingui()
  return {
    dispute: t`Disputed payment`,
    outside_refund: t`Refund made at the payment provider`,
    refund_failed: t`Refund that failed`,
    wrong_amount: t`Payment of another amount`,
    unknown_payment: t`Payment that fits no order`,
  }
}
