import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { ProductDescription } from '../../areas/catalogue/product/product-description.tsx'
import { PlanTile } from '../../areas/commerce/subscription/plan-tile.tsx'
import { usePlanPrice } from '../../areas/commerce/subscription/use-plan-price.ts'
import { SubscribeLink } from '../../areas/commerce/subscription/subscribe-link.tsx'
import { ProductCover } from '../../areas/catalogue/product/product-cover.tsx'
import { ProductHead } from '../../areas/catalogue/product/product-head.tsx'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { loadMembership } from '../../areas/commerce/subscription/load-membership.ts'
import { planQuery, planListQuery } from '../../areas/commerce/subscription/subscription-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { Route } from './+types/subscription-plan.ts'

const queryOf = (id: string) => planQuery({ params: { id } })
const allPlans = planListQuery({})

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const [{ data: plan }, membership] = await Promise.all([
    queries.ensure(queryOf(params.id)),
    loadMembership(context),
    queries.ensure(allPlans),
  ])
  redirectToCanonical(request, params.id, '/subscription', plan.slug)
  return { membership, queries: queries.dehydrate() }
}

export default function SubscriptionPlan({ params, loaderData: { membership } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { data: plan } = useEndpointQuery(queryOf(params.id))
  const { data: plans } = useEndpointQuery(allPlans)
  const { price, interval, note } = usePlanPrice(plan)
  const others = plans.filter(({ id }) => id !== plan.id)
  return (
    <>
      <PageHead title={`${t`Premium membership`}: ${plan.name}`} description={plan.summary} />
      <ProductHead
        crumbs={[{ id: 'subscription', label: t`Premium membership`, link: <Link to="/subscription" /> }]}
        title={plan.name}
        summary={plan.summary}
        facts={[
          { id: 'videos', label: t`Videos per month`, value: number(plan.videos_per_month) },
          { id: 'paid', label: t`Payment`, value: note },
        ]}
        actions={
          <>
            <p id={`plan-${plan.slug}`} className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="text-title font-medium tabular-nums">{price}</bdi>
              <span className="text-text-muted">{interval}</span>
            </p>
            <SubscribeLink plan={plan} membership={membership} />
          </>
        }
        cover={
          <ProductCover
            product={{ slug: `premium-${plan.slug}`, category: { slug: 'updo' }, preview_url: null }}
            shape="portrait"
            isPriority
          />
        }
      />
      <div className="content-width grid gap-x-20 gap-y-14 border-t border-line py-section md:grid-cols-[7fr_5fr]">
        <ProductDescription
          description={plan.description}
          outcomes={plan.benefits}
          outcomesTitle={<Trans>What you get</Trans>}
        />
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="headline-type mb-6 text-heading">
              <Trans>Other plans</Trans>
            </h2>
            <div className="grid gap-6">
              {others.map((other) => (
                <PlanTile key={other.id} plan={other} membership={membership} level={3} />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  )
}
