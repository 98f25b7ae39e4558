import type { Basket } from '@chignon/contract/commerce/basket'
import type { Quote } from '@chignon/contract/commerce/order'
import { FormMessage } from '@chignon/ui/form-message'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import type { CheckoutProblem } from '../order/run-checkout-action.ts'
import { BasketCount } from './basket-count.tsx'
import { RemoveLine } from './remove-line.tsx'

type BasketLineProps = {
  line: Basket['lines'][number]
  priced: Quote['lines'][number]
  currency: string
  /** Whether the viewer has access to it already. */
  isOwned: boolean
}

/** A line of the basket, with the count of tickets and packages, and why a change of it was refused. */
export function BasketLine({ line, priced, currency, isOwned }: BasketLineProps) {
  const { money } = useFormats()
  const fetcher = useFetcher<CheckoutProblem>()
  const { data: answer } = fetcher
  // The basket is loaded again after a change that succeeded; the reason is then outdated.
  const [refusal, setRefusal] = useState({ answer, priced })
  if (answer !== refusal.answer) setRefusal({ answer, priced })
  const reason = refusal.priced === priced ? answer?.message : null
  const { line_id, type, count, picture } = line
  const isCounted = type === 'ticket' || type === 'package'
  const unitPrice = money(priced.unit_price, currency)
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 gap-y-4 border-b border-line py-6 sm:grid-cols-[6rem_1fr_auto_auto_auto] sm:gap-x-6">
      <div className="self-start overflow-hidden rounded-media max-sm:row-span-2">
        {picture && <ProductCover product={picture} shape="portrait" sizes="6rem" />}
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
            <bdi>{priced.name}</bdi>{' '}
            <span className="whitespace-nowrap">
              · <bdi>{unitPrice}</bdi>
            </span>
          </p>
        )}
        {isOwned && (
          <p className="text-small text-text-muted">
            <Trans>You already have access to this.</Trans>
          </p>
        )}
      </div>
      <div className="max-sm:col-start-2 max-sm:row-start-2">
        {isCounted && <BasketCount fetcher={fetcher} lineId={line_id} count={count} name={priced.name} />}
      </div>
      <p className="text-end font-medium tabular-nums max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start max-sm:text-lead">
        <bdi>{money(priced.subtotal, currency)}</bdi>
      </p>
      <div className="max-sm:col-start-3 max-sm:row-start-2 max-sm:justify-self-end">
        <RemoveLine lineId={line_id} name={priced.name} />
      </div>
      {reason && (
        <FormMessage tone="error" className="col-span-full">
          {reason}
        </FormMessage>
      )}
    </li>
  )
}
