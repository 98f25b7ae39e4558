import type { ProductSales } from '@chignon/contract/commerce/sales'
import type { Product } from '@chignon/contract/commerce/staff-order'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'

type SalesTableProps = { sales: ProductSales[]; isBusy: boolean }

/** Products with how often they were sold and for how much, the highest sum first. */
export function SalesTable({ sales, isBusy }: SalesTableProps) {
  const { t } = useLingui()
  const { money, number } = useFormats()
  const types: Record<Product['type'], string> = {
    course: t`Course`,
    program: t`Program`,
    online_masterclass: t`Online masterclass`,
    live_masterclass: t`Live masterclass`,
    plan: t`Subscription`,
  }
  return (
    <DataTable
      caption={t`Sales by product`}
      rows={sales}
      rowId={({ product, currency }) => `${product.id} ${currency}`}
      isBusy={isBusy}
      columns={[
        {
          id: 'product',
          header: t`Product`,
          isPrimary: true,
          width: 'wide',
          renderCell: ({ product }) => (
            <>
              <span className="block">
                <bdi>{product.name}</bdi>
              </span>
              <span className="block text-small text-text-muted">{types[product.type]}</span>
            </>
          ),
        },
        { id: 'orders', header: t`Orders`, align: 'end', renderCell: ({ orders }) => number(orders) },
        { id: 'count', header: t`Sold`, align: 'end', renderCell: ({ count }) => number(count) },
        {
          id: 'refunded',
          header: t`Returned`,
          align: 'end',
          renderCell: ({ refunded, currency }) => (refunded > 0 ? `−${money(refunded, currency)}` : '–'),
        },
        {
          id: 'sum',
          header: t`Sum`,
          align: 'end',
          renderCell: ({ sum, refunded, currency }) => <strong>{money(sum - refunded, currency)}</strong>,
        },
      ]}
      empty={
        <EmptyState
          level={2}
          title={t`Nothing was sold`}
          text={t`What people pay for appears here. Try a longer period.`}
        />
      }
    />
  )
}
