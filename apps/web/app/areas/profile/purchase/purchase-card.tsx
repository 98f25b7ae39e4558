import { Badge } from '@chignon/ui/badge'
import type { Purchase } from '@chignon/contract/purchase'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { OrderStateBadge } from './order-state-badge.tsx'
import { PurchaseFooter } from './purchase-footer.tsx'
import { PurchaseLineRow } from './purchase-line-row.tsx'

/** A purchase in the purchase history: date, number and state, what was bought, total and documents. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const { id, bought_at, lines, order } = purchase
  const isClosed = order?.state === 'expired' || order?.state === 'cancelled'
  const number = order?.number
  return (
    <article aria-labelledby={`purchase-${id}`} className="rounded-media border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 sm:px-6">
        <h2 id={`purchase-${id}`} className="text-body font-medium">
          {number ? <Trans>Order {<bdi dir="ltr">{number}</bdi>}</Trans> : <Trans>From the academy</Trans>}
        </h2>
        <time dateTime={bought_at} className="text-small text-text-muted tabular-nums">
          {date(bought_at)}
        </time>
        <span className="ms-auto">
          {order ? <OrderStateBadge state={order.state} /> : <Badge>{t`Free access`}</Badge>}
        </span>
      </header>
      <ul role="list" className="divide-y divide-line px-5 sm:px-6">
        {lines.map((line) => (
          <PurchaseLineRow
            key={`${line.type} ${line.slug} ${line.name}`}
            line={line}
            currency={order?.currency}
            isBoughtAgain={line.has_expired || isClosed}
          />
        ))}
      </ul>
      {order && <PurchaseFooter order={order} />}
    </article>
  )
}
