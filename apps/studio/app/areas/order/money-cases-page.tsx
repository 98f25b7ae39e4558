import type { MoneyCase } from '@chignon/contract/commerce/money-case'
import { EmptyState } from '@chignon/ui/empty-state'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDialog } from '../../lib/use-dialog.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { MoneyCaseEntry } from './money-case-entry.tsx'
import { moneyCaseListQuery } from './order-queries.ts'
import { ResolveDialog } from './resolve-dialog.tsx'

/** Money to look at: what happened to money outside of our own ways (PAY-9). */
export function MoneyCasesPage() {
  const { t } = useLingui()
  const { params, page } = useListAddress()
  const dialog = useDialog()
  const [chosen, setChosen] = useState<MoneyCase | null>(null)
  const state = params.get('state') === 'resolved' ? 'resolved' : 'open'
  return (
    <StudioPage
      title={t`Money to look at`}
      lead={t`Disputes, refunds made at the payment provider, and payments that fit no order.`}
    >
      <TabsNav
        label={t`Filter cases`}
        items={[
          { id: 'open', label: t`Open`, link: <Link to="?" />, isCurrent: state === 'open' },
          {
            id: 'resolved',
            label: t`Closed`,
            link: <Link to="?state=resolved" />,
            isCurrent: state === 'resolved',
          },
        ]}
      />
      <Loaded query={moneyCaseListQuery({ query: { state, page } })}>
        {({ data, pagination }) => (
          <>
            {data.length === 0 ? (
              <EmptyState
                level={2}
                title={state === 'open' ? t`Nothing to look at` : t`No closed cases`}
                text={t`A dispute or a payment that fits no order appears here by itself.`}
              />
            ) : (
              <ul className="flex flex-col gap-4">
                {data.map((moneyCase) => (
                  <MoneyCaseEntry
                    key={moneyCase.id}
                    moneyCase={moneyCase}
                    onResolve={() => {
                      setChosen(moneyCase)
                      dialog.show()
                    }}
                  />
                ))}
              </ul>
            )}
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
      {chosen && (
        <ResolveDialog key={dialog.key} moneyCase={chosen} open={dialog.open} onClose={dialog.close} />
      )}
    </StudioPage>
  )
}
