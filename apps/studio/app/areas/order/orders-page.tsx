import { SearchBox } from '@chignon/ui/search-box'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { Trans, useLingui } from '@lingui/react/macro'
import { reachOf } from '@chignon/contract/platform/permission'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { useDialog } from '../../lib/use-dialog.ts'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderNarrowing } from './order-narrowing.tsx'
import { OrderTable } from './order-table.tsx'
import { orderListQuery } from './order-queries.ts'
import { useOrderSearch } from './use-order-search.ts'

const ExportDialog = lazyDialog(() => import('./export-dialog.tsx').then((module) => module.ExportDialog))

/** Every order, found by number, name, address or amount. */
export function OrdersPage() {
  const { t } = useLingui()
  const { query, search, setSearch, from, to } = useOrderSearch()
  const { viewer } = useStartData()
  const dialog = useDialog()
  return (
    <StudioPage
      title={t`Orders`}
      actions={
        reachOf(viewer.role, 'orders.export') && (
          <Button variant="secondary" onClick={dialog.show}>
            <Download className="size-5" />
            <Trans>CSV</Trans>
          </Button>
        )
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
        <OrderNarrowing />
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
      <ExportDialog key={dialog.key} from={from} to={to} open={dialog.open} onClose={dialog.close} />
    </StudioPage>
  )
}
