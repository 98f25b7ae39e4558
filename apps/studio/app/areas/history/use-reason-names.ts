import type { RefundReason } from '@chignon/contract/commerce/refund'
import { useLingui } from '@lingui/react/macro'

/** Why money is returned, in words. */
export function useReasonNames(): Record<RefundReason, string> {
  const { t } = useLingui()
  return {
    withdrawal: t`Withdrawal`,
    event_cancelled: t`Event cancelled`,
    event_postponed: t`Event postponed`,
    seat_gone: t`Seat gone`,
    overpaid: t`Overpaid`,
    staff: t`Refunded by the academy`,
  }
}
