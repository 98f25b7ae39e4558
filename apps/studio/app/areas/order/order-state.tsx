import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'

const tones: Record<StaffOrder['state'], BadgeProps['tone']> = {
  draft: 'neutral',
  awaiting_payment: 'warning',
  paid: 'success',
  partly_refunded: 'info',
  refunded: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
}

/** The state of an order in a word. */
export function OrderState({ order: { state } }: { order: Pick<StaffOrder, 'state'> }) {
  const { t } = useLingui()
  const names: Record<StaffOrder['state'], string> = {
    draft: t`Not finished`,
    awaiting_payment: t`Awaiting payment`,
    paid: t`Paid`,
    partly_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
    cancelled: t`Cancelled`,
    expired: t`Expired`,
  }
  return <Badge tone={tones[state]}>{names[state]}</Badge>
}
