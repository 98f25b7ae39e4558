import { Trans } from '@lingui/react/macro'
import { ProductDescription } from '../../areas/catalogue/product/product-description.tsx'
import { RelatedProducts } from '../../areas/catalogue/product/related-products.tsx'
import { LazyTaughtBy } from '../../areas/catalogue/product/lazy-taught-by.tsx'
import { CertificateNote } from '../../areas/catalogue/product/certificate-note.tsx'
import { LessonPlan } from '../../areas/catalogue/lesson/lesson-plan.tsx'
import { addOnlineMasterclassMetadata } from '../../areas/catalogue/online-masterclass/online-masterclass-metadata.ts'
import { OnlineMasterclassHead } from '../../areas/catalogue/online-masterclass/online-masterclass-head.tsx'
import { OnlineMasterclassTile } from '../../areas/catalogue/online-masterclass/online-masterclass-tile.tsx'
import { loadDiscussions } from '../../areas/community/discussion/load-discussions.ts'
import { LazyProductDiscussions } from '../../areas/community/discussion/lazy-product-discussions.tsx'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import {
  onlineMasterclassQuery,
  onlineMasterclassListQuery,
} from '../../areas/catalogue/online-masterclass/online-masterclass-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/online-masterclass.ts'

const queryOf = (slug: string) => onlineMasterclassQuery({ params: { id: slug } })

// One more than shown, because the current one may be among them.
const others = onlineMasterclassListQuery({ query: { per_page: 4 } })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const [{ data: masterclass }] = await Promise.all([
    queries.ensure(queryOf(params.slug)),
    queries.ensure(others),
  ])
  redirectToCanonical(request, params.slug, '/online-masterclasses', masterclass.slug)
  await addOnlineMasterclassMetadata(context, masterclass)
  const discussions = await loadDiscussions(context, 'online-masterclass', masterclass.slug)
  return { queries: queries.dehydrate(), discussions }
}

export default function OnlineMasterclass({ params, loaderData }: Route.ComponentProps) {
  const { data: masterclass } = useEndpointQuery(queryOf(params.slug))
  const { data: all } = useEndpointQuery(others)
  const related = all.filter(({ id }) => id !== masterclass.id).slice(0, 3)
  return (
    <>
      <PageHead title={masterclass.name} description={masterclass.summary} />
      <OnlineMasterclassHead masterclass={masterclass} />
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <LessonPlan
          lessons={masterclass.lessons}
          offer={masterclass}
          learningPage={`/profile/online-masterclasses/${masterclass.slug}`}
        />
        <ProductDescription
          locale={masterclass.locale}
          description={masterclass.description}
          outcomes={masterclass.outcomes}
          certificate={
            <CertificateNote tier="premium_gold" title={masterclass.name}>
              <Trans>Finish all lessons to earn it.</Trans>
            </CertificateNote>
          }
        >
          <LazyTaughtBy educators={masterclass.educators} />
        </ProductDescription>
      </div>
      <LazyProductDiscussions discussions={loaderData.discussions} />
      <RelatedProducts columns={3}>
        {related.map((other) => (
          <OnlineMasterclassTile key={other.id} masterclass={other} />
        ))}
      </RelatedProducts>
    </>
  )
}
