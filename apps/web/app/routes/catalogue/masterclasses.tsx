import { maxPerPage } from '@chignon/contract/platform/platform-rules'
import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import { Trans, useLingui } from '@lingui/react/macro'
import { LiveMasterclassTile } from '../../areas/catalogue/live-masterclass/live-masterclass-tile.tsx'
import { addMasterclassesMetadata } from '../../areas/catalogue/list/masterclasses-metadata.ts'
import { EmptyList } from '../../areas/catalogue/list/lazy-empty-list.tsx'
import { OnlineMasterclassTile } from '../../areas/catalogue/online-masterclass/online-masterclass-tile.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { liveMasterclassListQuery } from '../../areas/catalogue/live-masterclass/live-masterclass-queries.ts'
import { onlineMasterclassListQuery } from '../../areas/catalogue/online-masterclass/online-masterclass-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/masterclasses.ts'

// All of them: there are fewer than a page of a list can hold.
const all = { query: { per_page: maxPerPage } }
const liveMasterclasses = liveMasterclassListQuery(all)
const onlineMasterclasses = onlineMasterclassListQuery(all)

export const handle: PageHandle = { sitemap: [''] }

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const [live, online] = await Promise.all([
    queries.ensure(liveMasterclasses),
    queries.ensure(onlineMasterclasses),
  ])
  await addMasterclassesMetadata(context, live.data, online.data)
  return { queries: queries.dehydrate() }
}

export default function Masterclasses() {
  const { t } = useLingui()
  const { data: live } = useEndpointQuery(liveMasterclasses)
  const { data: online } = useEndpointQuery(onlineMasterclasses)
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead
        title={t`Masterclasses`}
        description={t`Live and online masterclasses taught by the academy’s educators.`}
      />
      <h1 className="headline-type text-display">
        <Trans>Masterclasses</Trans>
      </h1>
      <section aria-labelledby="live" className="mt-14">
        <SectionHeading titleId="live" title={<Trans>Live, in person</Trans>} />
        {live.length === 0 ? (
          <EmptyList />
        ) : (
          <CardGrid columns={2}>
            {live.map((masterclass) => (
              <LiveMasterclassTile key={masterclass.id} masterclass={masterclass} />
            ))}
          </CardGrid>
        )}
      </section>
      <section aria-labelledby="online" className="pt-section">
        <SectionHeading titleId="online" title={<Trans>Online, at your own pace</Trans>} />
        {online.length === 0 ? (
          <EmptyList />
        ) : (
          <CardGrid columns={2}>
            {online.map((masterclass) => (
              <OnlineMasterclassTile key={masterclass.id} masterclass={masterclass} />
            ))}
          </CardGrid>
        )}
      </section>
    </div>
  )
}
