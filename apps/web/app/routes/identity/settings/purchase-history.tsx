import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { Trans, useLingui } from '@lingui/react/macro'
import { applyGuards } from '../../../areas/identity/account/guards.ts'
import { readPage } from '../../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../../areas/catalogue/list/list-pagination.tsx'
import { LazyUnfinishedOrders } from '../../../areas/commerce/unfinished/lazy-unfinished-orders.tsx'
import { loadUnfinishedOrders } from '../../../areas/commerce/unfinished/load-unfinished-orders.ts'
import { PurchaseCard } from '../../../areas/commerce/purchase/purchase-card.tsx'
import { EmptySettings } from '../../../areas/identity/settings/empty-settings.tsx'
import { SettingsPage } from '../../../areas/identity/settings/settings-page.tsx'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/purchase-history.ts'

const pathOf = (page: number) => `/profile/settings/purchase-history${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const query = { page: readPage(new URL(request.url).searchParams), per_page: pageSizes.profile }
  const [purchases, unfinished] = await Promise.all([
    loaderQueries(context).load(purchaseEndpoints.list, { query }),
    loadUnfinishedOrders({ context, request }),
  ])
  redirectPastLastPage(purchases.pagination, pathOf)
  return { ...purchases, unfinished }
}

/** `/profile/settings/purchase-history`: newest first. */
export default function PurchaseHistory({ loaderData }: Route.ComponentProps) {
  const { data, pagination, unfinished } = loaderData
  const { t } = useLingui()
  return (
    <SettingsPage title={t`Purchase history`}>
      <LazyUnfinishedOrders unfinished={unfinished} className="mb-8 grid gap-4" />
      {data.length === 0 ? (
        <EmptySettings
          seed="purchase-history"
          coiffure="knot"
          title={<Trans>Nothing bought yet</Trans>}
          text={<Trans>Courses, programs, masterclasses and tickets you buy will be listed here.</Trans>}
          to="/educations"
        >
          <Trans>See all courses</Trans>
        </EmptySettings>
      ) : (
        <ul role="list" className="grid gap-6">
          {data.map((purchase) => (
            <li key={purchase.id}>
              <PurchaseCard purchase={purchase} />
            </li>
          ))}
        </ul>
      )}
      <ListPagination pages={pagination} pathOf={pathOf} />
    </SettingsPage>
  )
}
