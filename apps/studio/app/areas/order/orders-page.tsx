import { SearchBox } from '@chignon/ui/search-box'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { orderListQuery } from './order-queries.ts'
import { useOrderSearch } from './use-order-search.ts'

/** Every order, found by number, name, address or amount. */
export function OrdersPage() {
  const { t } = useLingui()
  const { query, search, setSearch } = useOrderSearch()
  return (
    <StudioPage
      title={t`Orders`}
      actions={
        <Button asChild variant="secondary">
          <a href="/bff/staff/orders.csv" download>
            <Download />
            <Trans>CSV</Trans>
          </a>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/orders"
          name="search"
          label={t`Search orders`}
          placeholder={t`Number, name, e-mail address or amount`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <OrderFilters />
      </div>
      <Loaded query={orderListQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <OrderTable
              orders={data}
              isBusy={isBusy}
              isFiltered={search !== '' || Object.keys(query).length > 1}
            />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
