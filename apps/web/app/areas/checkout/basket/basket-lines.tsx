import type { Basket } from '@chignon/contract/basket'
import { TextLink } from '@chignon/ui/text-link'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import { BasketCount } from './basket-count.tsx'
import { RemoveLine } from './remove-line.tsx'

/** The lines of the basket, with counts of tickets and packages. */
export function BasketLines({ basket }: { basket: Basket }) {
  const { money } = useFormats()
  const { lines, quote } = basket
  return (
    <ul role="list" className="border-t border-line">
      {lines.map(({ line_id, type, id, count, picture }) => {
        const priced = quote?.lines.find((line) => line.type === type && line.id === id)
        if (!quote || !priced) return null
        const isCounted = type === 'ticket' || type === 'package'
        return (
          <li
            key={line_id}
            className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[6rem_1fr_auto_auto_auto] sm:gap-x-6"
          >
            <div className="self-start overflow-hidden rounded-media max-sm:row-span-2">
              {picture && <ProductCover product={picture} shape="portrait" />}
            </div>
            <div className="min-w-0">
              <p className="text-lead font-medium">
                <TextLink asChild variant="plain">
                  <Link to={`/${priced.slug}`}>
                    <bdi>{priced.event_name ?? priced.name}</bdi>
                  </Link>
                </TextLink>
              </p>
              {isCounted && (
                <p className="text-small text-text-muted">
                  <bdi>{priced.name}</bdi> · <bdi>{money(priced.unit_price, quote.currency)}</bdi>
                </p>
              )}
            </div>
            <div className="max-sm:col-start-2 max-sm:row-start-2">
              {isCounted && <BasketCount lineId={line_id} count={count} name={priced.name} />}
            </div>
            <p className="text-end font-medium tabular-nums max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start max-sm:text-lead">
              <bdi>{money(priced.subtotal, quote.currency)}</bdi>
            </p>
            <div className="max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end">
              <RemoveLine lineId={line_id} name={priced.name} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
