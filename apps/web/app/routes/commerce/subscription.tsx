import { Hero } from '@chignon/ui/hero'
import { Trans } from '@lingui/react/macro'
import { HeadlineEmphasis } from '../../areas/site/content/headline-emphasis.tsx'
import { NoSubscription } from '../../areas/commerce/subscription/no-subscription.tsx'
import { PlanTile } from '../../areas/commerce/subscription/plan-tile.tsx'
import { Comparison } from '../../areas/site/content/comparison.tsx'
import { Questions } from '../../areas/site/content/questions.tsx'
import { readDocument } from '../../areas/site/content/read-document.server.ts'
import { findSection } from '../../areas/site/content/find-section.ts'
import { Steps } from '../../areas/site/content/steps.tsx'
import { faqJsonLd } from '../../lib/seo/json-ld/faq.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { addMetadata } from '../../lib/seo/page-metadata.ts'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { loadMembership } from '../../areas/commerce/subscription/load-membership.ts'
import { MembershipBanner } from '../../areas/commerce/subscription/membership-banner.tsx'
import { planListQuery } from '../../areas/commerce/subscription/subscription-queries.ts'
import { PageHead } from '../../areas/site/page-head.tsx'
import type { PageHandle } from '../../lib/seo/page-handle.ts'
import type { Route } from './+types/subscription.ts'

export const handle: PageHandle = { sitemap: [''] }

const allPlans = planListQuery({})

export async function loader({ context }: Route.LoaderArgs) {
  const queries = loaderQueries(context)
  const [text, membership] = await Promise.all([
    readDocument('subscription', context),
    loadMembership(context),
    queries.ensure(allPlans),
  ])
  addMetadata(context, { jsonLd: [faqJsonLd(findSection(text, 'faq').parts)] })
  return { text, membership, queries: queries.dehydrate() }
}

export default function Subscription({ loaderData: { text, membership } }: Route.ComponentProps) {
  const { data: plans } = useEndpointQuery(allPlans)
  if (plans.length === 0 && !membership) return <NoSubscription />
  return (
    <>
      <PageHead title={text.title} description={text.lead} />
      <Hero
        isCompact
        seed="premium"
        coiffure="wave"
        overline={<Trans>Premium membership</Trans>}
        title={<HeadlineEmphasis text={text.title} />}
        text={text.lead}
      />
      {membership && (
        <div className="content-width pt-10">
          <div className="mx-auto max-w-240">
            <MembershipBanner membership={membership} />
          </div>
        </div>
      )}
      <div className="content-width pt-12 md:pt-16">
        <div className="mx-auto grid max-w-240 gap-6 md:grid-cols-2">
          {plans.map((plan) => (
            <PlanTile key={plan.id} plan={plan} membership={membership} />
          ))}
        </div>
      </div>
      <Steps section={findSection(text, 'how')} />
      <Comparison section={findSection(text, 'compare')} />
      <Questions section={findSection(text, 'faq')} />
    </>
  )
}
