import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { transactionListQuery } from './bank-queries.ts'
import { BookCertain } from './book-certain.tsx'
import { StatementDrop } from './statement-drop.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import { TransactionTable } from './transaction-table.tsx'
import { useTransactionSearch } from './use-transaction-search.ts'

/** The bank's statement: what arrived, the orders it fits, and what was booked (STATEMENT-1 to STATEMENT-4). */
export function StatementPage() {
  const { t } = useLingui()
  const { list, query } = useTransactionSearch()
  return (
    <StudioPage
      title={t`Bank statement`}
      lead={t`Payments find their orders by the number in their text. Nothing is booked before you say so.`}
    >
      <StatementDrop />
      <Loaded query={transactionListQuery({ query })}>
        {({ data, pagination, counts }, isBusy) => (
          <div className="flex flex-col gap-5">
            <TransactionFilters counts={counts} />
            {list === 'certain' && data.length > 0 && <BookCertain transactions={data} />}
            <TransactionTable transactions={data} list={list} isBusy={isBusy} />
            <ListPagination pagination={pagination} />
          </div>
        )}
      </Loaded>
    </StudioPage>
  )
}
