import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import type { PayingMethod } from './paying-method.ts'

type OrderButtonLabelProps = { method: PayingMethod; order: { total: number; currency: string } }

/** Text of the button that places an order: it says that it is to be paid, and how much. */
export function OrderButtonLabel({ method, order }: OrderButtonLabelProps) {
  const { money } = useFormats()
  const total = money(order.total, order.currency)
  if (method === 'free') return <Trans>Place the order</Trans>
  return method === 'card' ? <Trans>Order and pay {total}</Trans> : <Trans>Order for {total}</Trans>
}
