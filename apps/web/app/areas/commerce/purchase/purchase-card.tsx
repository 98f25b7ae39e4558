import { Badge } from '@chignon/ui/badge'
import type { Purchase } from '@chignon/contract/commerce/purchase'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { OrderStateBadge } from './order-state-badge.tsx'
import { PurchaseFooter } from './purchase-footer.tsx'
import { PurchasedItem } from './purchased-item.tsx'

/** A purchase in the purchase history: date, number and state, what was bought, total and documents. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { id, bought_at, lines, order } = purchase
  // The tickets and packages of an event are shown together.
  const slugs = [...new Set(lines.map(({ slug }) => slug))]
  const isUnpaid = order?.state === 'expired' || order?.state === 'cancelled'
  const number = order && <bdi dir="ltr">{order.number}</bdi>
  return (
    <article aria-labelledby={`purchase-${id}`} className="rounded-media border border-line bg-surface">
      <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:items-center sm:px-6">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 id={`purchase-${id}`} className="text-body font-medium">
            {number ? <Trans>Order {number}</Trans> : <Trans>From the academy</Trans>}
          </h2>
          <time dateTime={bought_at} className="text-small text-text-muted tabular-nums">
            {date(bought_at, timeZone)}
          </time>
        </div>
        {order ? <OrderStateBadge state={order.state} /> : <Badge>{t`Free access`}</Badge>}
      </header>
      <ul role="list" className="divide-y divide-line px-5 sm:px-6">
        {slugs.map((slug) => (
          <PurchasedItem
            key={slug}
            lines={lines.filter((line) => line.slug === slug)}
            currency={order?.currency}
            isUnpaid={isUnpaid}
          />
        ))}
      </ul>
      {order && <PurchaseFooter order={order} />}
    </article>
  )
}
