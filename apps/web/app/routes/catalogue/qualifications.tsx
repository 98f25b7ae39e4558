import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyList } from '../../areas/catalogue/list/lazy-empty-list.tsx'
import { QualificationTile } from '../../areas/catalogue/qualification/qualification-tile.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { qualificationListQuery } from '../../areas/catalogue/qualification/qualification-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/qualifications.ts'

export const handle: PageHandle = { sitemap: [''] }

const allQualifications = qualificationListQuery({})

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  await queries.ensure(allQualifications)
  return { queries: queries.dehydrate() }
}

export default function Qualifications() {
  const { t } = useLingui()
  const { data: qualifications } = useEndpointQuery(allQualifications)
  const lead = t`Finish any two courses in a category to earn its silver certificate.`
  return (
    <div className="content-width pt-12 pb-section md:pt-16">
      <PageHead title={t`Qualifications`} description={lead} />
      <h1 className="headline-type text-display">
        <Trans>Qualifications</Trans>
      </h1>
      <p className="mt-5 max-w-prose text-lead text-text-muted">{lead}</p>
      {qualifications.length === 0 ? (
        <EmptyList />
      ) : (
        <ul role="list" className="mt-12 grid gap-6 md:grid-cols-2">
          {qualifications.map((qualification) => (
            <li key={qualification.id} className="grid md:last:odd:col-span-2">
              <QualificationTile qualification={qualification} level={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
