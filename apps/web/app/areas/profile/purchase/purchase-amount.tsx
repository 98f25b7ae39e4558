import type { PurchaseLine } from '@chignon/contract/purchase'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type PurchaseAmountProps = { line: PurchaseLine; currency: string | undefined }

/** Count, if it is more than one, and amount of a line; nothing for what was free. */
export function PurchaseAmount({ line: { count, total }, currency }: PurchaseAmountProps) {
  const { money, number } = useFormats()
  return (
    <span className="shrink-0 tabular-nums">
      {count > 1 && <span className="me-4 text-text-muted">× {number(count)}</span>}
      {total !== null && money(total, currency)}
    </span>
  )
}
