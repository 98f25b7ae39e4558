import { Button } from '@chignon/ui/button'
import { SelectField } from '@chignon/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { useId, useState } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { PeriodFilter } from '../shell/period-filter.tsx'
import { productListQuery } from './order-queries.ts'
import { useOrderSearch } from './use-order-search.ts'

/** What was sold, and when: folded on a phone. */
export function OrderNarrowing() {
  const { t } = useLingui()
  const id = useId()
  const { product, from, to, narrow } = useOrderSearch()
  const [isOpen, setIsOpen] = useState(product !== '' || from !== '' || to !== '')
  const { data } = useLoadedQuery(productListQuery({}))
  const products = data?.data ?? []
  const isKnown = products.some((each) => each.id === product)
  return (
    <div className="flex flex-col gap-4">
      <Button
        variant="secondary"
        className="self-start sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Product and period</Trans>
      </Button>
      <div id={id} className={cx('gap-4 sm:grid sm:grid-cols-3', isOpen ? 'grid' : 'hidden')}>
        <SelectField label={t`Product`} value={product} onValueChange={(value) => narrow('product', value)}>
          <option value="">{t`All products`}</option>
          {product !== '' && !isKnown && <option value={product}>…</option>}
          {products.map(({ id: productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </SelectField>
        <PeriodFilter
          className="sm:col-span-2"
          fromLabel={t`Placed from`}
          toLabel={t`Placed until`}
          from={from}
          to={to}
          onDayChange={narrow}
        />
      </div>
    </div>
  )
}
