import type { PurchaseLine } from '@chignon/contract/purchase'
import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

type PurchaseLineRowProps = {
  line: PurchaseLine
  currency: string | undefined
  /** Whether to offer it again: its access is over, or its order was never paid. */
  isBoughtAgain: boolean
}

/** One thing of a purchase, with its access and its amount. */
export function PurchaseLineRow({ line, currency, isBoughtAgain }: PurchaseLineRowProps) {
  const { money, number } = useFormats()
  const { name, event_name, slug, count, total } = line
  return (
    <li className="flex gap-x-6 py-4">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <PageLink
            to={`/${slug}`}
            className="touch-target relative font-medium no-underline decoration-1 underline-offset-4 hover:underline"
          >
            <bdi>{event_name ?? name}</bdi>
          </PageLink>
          {count > 1 && <span className="text-text-muted tabular-nums"> × {number(count)}</span>}
        </p>
        {event_name !== null && (
          <p className="mt-0.5 text-small text-text-muted">
            <bdi>{name}</bdi>
          </p>
        )}
        <Access line={line} />
        {isBoughtAgain && (
          <PageLink
            to={isEvent(line) ? `/${slug}` : `/${slug}/buy`}
            className="touch-target relative mt-1 inline-block text-small text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
          >
            <Trans>Buy again</Trans>
          </PageLink>
        )}
      </div>
      {total !== null && <p className="shrink-0 tabular-nums">{money(total, currency)}</p>}
    </li>
  )
}

function Access({ line: { ends_at, has_expired } }: { line: PurchaseLine }) {
  const { date } = useFormats()
  if (ends_at === null) return null
  const end = <time dateTime={ends_at}>{date(ends_at)}</time>
  return (
    <p className="mt-0.5 text-small text-text-muted">
      {has_expired ? <Trans>Access ended on {end}</Trans> : <Trans>Access until {end}</Trans>}
    </p>
  )
}

// A seat is chosen on the page of the event, and a plan on its own.
const isEvent = ({ type }: PurchaseLine) => type === 'ticket' || type === 'package' || type === 'subscription'
