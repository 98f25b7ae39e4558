import { EmptyState } from '@chignon/ui/empty-state'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { withdrawalListQuery } from './order-queries.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

const states = ['created', 'succeeded', 'failed'] as const

/** What buyers withdrew from, and whether their money is back (REFUND-13). */
export function WithdrawalsPage() {
  const { t } = useLingui()
  const { params, page } = useListAddress()
  const state = states.find((each) => each === params.get('state'))
  const tabs = [
    { id: 'all', label: t`All`, to: '?' },
    { id: 'created', label: t`Money on its way`, to: '?state=created' },
    { id: 'succeeded', label: t`Returned`, to: '?state=succeeded' },
    { id: 'failed', label: t`Failed`, to: '?state=failed' },
  ]
  return (
    <StudioPage
      title={t`Withdrawals`}
      lead={t`For a buyer who phones: open the order, then “Withdraw for the buyer”.`}
    >
      <TabsNav
        label={t`Filter withdrawals`}
        items={tabs.map(({ id, label, to }) => ({
          id,
          label,
          link: <Link to={to} />,
          isCurrent: id === (state ?? 'all'),
        }))}
      />
      <Loaded query={withdrawalListQuery({ query: { page, ...(state ? { state } : {}) } })}>
        {({ data, pagination }, isBusy) =>
          data.length === 0 ? (
            <EmptyState
              level={2}
              title={t`No withdrawals`}
              text={t`What a buyer withdraws from appears here by itself.`}
            />
          ) : (
            <>
              <WithdrawalTable withdrawals={data} isBusy={isBusy} />
              <ListPagination pagination={pagination} />
            </>
          )
        }
      </Loaded>
    </StudioPage>
  )
}
