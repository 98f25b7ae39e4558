import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { OrderState } from './order-state.tsx'

type OrderTableProps = { orders: StaffOrder[]; isBusy: boolean; isFiltered: boolean }

/** A page of orders; each row opens its order. */
export function OrderTable({ orders, isBusy, isFiltered }: OrderTableProps) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <DataTable
      caption={t`Orders, newest first`}
      rows={orders}
      rowId={({ id }) => id}
      renderLink={({ id }) => <Link to={`/orders/${id}`} />}
      isBusy={isBusy}
      columns={[
        { id: 'number', header: t`Number`, renderCell: ({ number }) => number, isPrimary: true },
        {
          id: 'buyer',
          header: t`Buyer`,
          renderCell: ({ buyer }) => <bdi>{buyer.full_name}</bdi>,
          width: 'wide',
        },
        { id: 'placed', header: t`Placed`, renderCell: ({ created_at }) => formats.date(created_at) },
        { id: 'state', header: t`State`, renderCell: (order) => <OrderState order={order} /> },
        {
          id: 'total',
          header: t`Total`,
          align: 'end',
          renderCell: ({ total, currency }) => formats.money(total, currency),
        },
      ]}
      empty={
        <EmptyState
          level={2}
          title={isFiltered ? t`No order fits` : t`No orders yet`}
          text={
            isFiltered
              ? t`Try the number, a part of the name or address, or the exact amount.`
              : t`The first order appears here as soon as somebody buys.`
          }
        />
      }
    />
  )
}
