import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useFormats } from '../../lib/start-data-context.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { OrderState } from '../order/order-state.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { PageSection } from '../shell/page-section.tsx'
import { codeUsesQuery } from './promo-queries.ts'

/** The orders that have a code; each opens its order. */
export function CodeUses({ code: { id } }: { code: StaffPromoCode }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { dateTime } = useLocalTime()
  const { page } = useListAddress()
  return (
    <PageSection title={t`Orders with this code`}>
      <Loaded query={codeUsesQuery({ params: { id }, query: { page } })}>
        {({ data, pagination }, isBusy) => (
          <>
            <DataTable
              caption={t`Orders with this code, newest first`}
              rows={data}
              rowId={({ order }) => order.id}
              renderLink={({ order }) => <Link to={`/orders/${order.id}`} />}
              isBusy={isBusy}
              columns={[
                { id: 'number', header: t`Number`, renderCell: ({ order }) => order.number, isPrimary: true },
                { id: 'at', header: t`Placed`, renderCell: ({ at }) => dateTime(at) },
                { id: 'state', header: t`State`, renderCell: ({ order }) => <OrderState order={order} /> },
                {
                  id: 'discount',
                  header: t({ context: 'promo code', message: 'Given' }),
                  align: 'end',
                  renderCell: ({ discount, currency }) => money(discount, currency),
                },
              ]}
              empty={
                <EmptyState
                  level={3}
                  title={t`No order has it yet`}
                  text={t`An order appears here as soon as its basket takes the code.`}
                />
              }
            />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </PageSection>
  )
}
