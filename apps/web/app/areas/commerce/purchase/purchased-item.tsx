import type { PurchaseLine } from '@chignon/contract/commerce/purchase'
import { Trans } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'
import { PurchaseAmount } from './purchase-amount.tsx'

type PurchasedItemProps = {
  /** The lines with the same page: one product, or the tickets and packages of one event. */
  lines: readonly PurchaseLine[]
  currency: string | undefined
  /** Whether the order was never paid. */
  isUnpaid: boolean
}

/** A product or an event of a purchase with its amounts, and a link to buy it again once it has ended. */
export function PurchasedItem({ lines, currency, isUnpaid }: PurchasedItemProps) {
  const [first] = lines
  if (!first) return null
  const { event_name, name, slug } = first
  const isEvent = event_name !== null
  // A seat is chosen on the page of the event, and a plan on its own.
  const buyPath = isEvent || first.type === 'subscription' ? `/${slug}` : `/${slug}/buy`
  return (
    <li className="py-4">
      <div className="flex gap-x-6">
        <PageLink
          to={`/${slug}`}
          className="touch-target relative min-w-0 grow font-medium wrap-anywhere no-underline decoration-1 underline-offset-4 hover:underline"
        >
          <bdi>{event_name ?? name}</bdi>
        </PageLink>
        {!isEvent && <PurchaseAmount line={first} currency={currency} />}
      </div>
      {isEvent && (
        <ul role="list" className="mt-1 grid gap-1 text-small text-text-muted">
          {lines.map((line) => (
            <li key={line.name} className="flex gap-x-6">
              <span className="min-w-0 grow wrap-anywhere">
                <bdi>{line.name}</bdi>
              </span>
              <PurchaseAmount line={line} currency={currency} />
            </li>
          ))}
        </ul>
      )}
      <Access line={first} />
      {(first.has_expired || isUnpaid) && (
        <PageLink
          to={buyPath}
          className="touch-target relative mt-1 inline-block text-small text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          <Trans>Buy again</Trans>
        </PageLink>
      )}
    </li>
  )
}

function Access({ line: { ends_at, has_expired } }: { line: PurchaseLine }) {
  const { date } = useFormats()
  const timeZone = useTimeZone()
  if (ends_at === null) return null
  const end = <time dateTime={ends_at}>{date(ends_at, timeZone)}</time>
  return (
    <p className="mt-0.5 text-small text-text-muted">
      {has_expired ? <Trans>Access ended on {end}</Trans> : <Trans>Access until {end}</Trans>}
    </p>
  )
}
