import type { PurchaseLine } from '@chignon/contract/commerce/purchase'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type PurchaseAmountProps = { line: PurchaseLine; currency: string | undefined }

/** Count, if it is more than one, and amount of a line before discount and tax, as in the order; nothing for what was free. */
export function PurchaseAmount({ line: { count, subtotal }, currency }: PurchaseAmountProps) {
  const { money, number } = useFormats()
  return (
    <span className="shrink-0 tabular-nums">
      {count > 1 && <span className="me-4 text-text-muted">× {number(count)}</span>}
      {subtotal !== null && money(subtotal, currency)}
    </span>
  )
}
