import { Badge } from '@chignon/ui/badge'
import type { OrderState } from '@chignon/contract/commerce/order'
import { useLingui } from '@lingui/react/macro'

const tones = {
  draft: 'neutral',
  awaiting_payment: 'warning',
  paid: 'success',
  partly_refunded: 'info',
  refunded: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

/** The state of an order in words (ORDER-2). */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useLingui()
  const names: Record<OrderState, string> = {
    draft: t`Draft`,
    awaiting_payment: t`Awaiting payment`,
    paid: t`Paid`,
    partly_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
    cancelled: t({ message: 'Cancelled', context: 'order or ticket' }),
    expired: t`Expired`,
  }
  return <Badge tone={tones[state]}>{names[state]}</Badge>
}
