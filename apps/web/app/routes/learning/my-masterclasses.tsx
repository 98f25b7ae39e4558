import { CardGrid } from '@chignon/ui/card-grid'
import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { educationEndpoints } from '@chignon/contract/learning/education'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { readPage } from '../../areas/catalogue/list/educations-query.ts'
import { ListPagination } from '../../areas/catalogue/list/list-pagination.tsx'
import { LiveMasterclassTile } from '../../areas/catalogue/live-masterclass/live-masterclass-tile.tsx'
import { FollowedGrid } from '../../areas/learning/my-learning/followed-grid.tsx'
import { EmptySettings } from '../../areas/identity/settings/empty-settings.tsx'
import { LazyFailedPanel } from '../../areas/site/lazy-failed-panel.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import { redirectPastLastPage } from '../../lib/routing/redirect-past-last-page.ts'
import type { Route } from './+types/my-masterclasses.ts'

const pathOf = (page: number) => `/profile/my-masterclasses${page > 1 ? `?page=${page}` : ''}`

export const headers = () => privateHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = readPage(new URL(request.url).searchParams)
  const { load, loadOptional } = loaderQueries(context, request)
  const [online, live] = await Promise.all([
    load(educationEndpoints.onlineMasterclasses, { query: { page, per_page: pageSizes.profile } }),
    loadOptional(educationEndpoints.liveMasterclasses, {}),
  ])
  redirectPastLastPage(online.pagination, pathOf)
  return { online, live: page === 1 && live ? live.data : [], isIncomplete: live === null }
}

/** `/profile/my-masterclasses`: bought online masterclasses, and the events the viewer has tickets for. */
export default function MyMasterclasses({
  loaderData: { online, live, isIncomplete },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  return (
    <div className="content-width grid gap-14 pt-10 pb-section">
      <PrivateHead title={t`My masterclasses`} />
      <h1 className="headline-type text-headline">
        <Trans>My masterclasses</Trans>
      </h1>
      {!isIncomplete && online.data.length + live.length === 0 && (
        <EmptySettings
          seed="my-masterclasses"
          coiffure="knot"
          title={<Trans>No masterclasses yet</Trans>}
          text={<Trans>Online masterclasses and events that you book will appear here.</Trans>}
          to="/masterclasses"
        >
          <Trans>See all masterclasses</Trans>
        </EmptySettings>
      )}
      <FollowedGrid
        id="online"
        title={<Trans>Online masterclasses</Trans>}
        contents={online.data.map((masterclass) => ({ kind: 'online-masterclasses', ...masterclass }))}
      />
      <ListPagination pages={online.pagination} pathOf={pathOf} />
      {live.length > 0 && (
        <section aria-labelledby="live">
          <h2 id="live" className="headline-type mb-6 text-heading">
            <Trans>Events you have tickets for</Trans>
          </h2>
          <CardGrid columns={3}>
            {live.map((masterclass) => (
              <LiveMasterclassTile key={masterclass.id} masterclass={masterclass} />
            ))}
          </CardGrid>
        </section>
      )}
      {isIncomplete && <LazyFailedPanel level={2} onRetry={revalidate} />}
    </div>
  )
}
