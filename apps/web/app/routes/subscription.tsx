import { Hero } from '@chignon/ui/hero'
import { subscriptionEndpoints } from '@chignon/contract/subscription'
import { Trans } from '@lingui/react/macro'
import { Emphasise } from '../catalogue/emphasise.tsx'
import { PlanTile } from '../subscription/plan-tile.tsx'
import { Comparison } from '../content/comparison.tsx'
import { Questions } from '../content/questions.tsx'
import { readDocument } from '../content/read-document.server.ts'
import { sectionOf } from '../content/section-of.ts'
import { Steps } from '../content/steps.tsx'
import { questionsThing } from '../lib/json-ld/questions.ts'
import { openQueries } from '../lib/open-queries.ts'
import { describe } from '../lib/page-facts.ts'
import { useEndpointQuery } from '../lib/query-family.ts'
import { planListAtom } from '../queries/subscription.ts'
import { PageHead } from '../site/page-head.tsx'
import type { Route } from './+types/subscription.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const queries = openQueries(context)
  const [text] = await Promise.all([
    readDocument('subscription', context),
    queries.ensure(subscriptionEndpoints.plans, {}),
  ])
  describe(context, { things: [questionsThing(sectionOf(text, 'faq').parts)] })
  return { text, queries: queries.dehydrate() }
}

export default function Subscription({ loaderData: { text } }: Route.ComponentProps) {
  const { data: plans } = useEndpointQuery(planListAtom, {})
  return (
    <>
      <PageHead title={text.title} description={text.lead} />
      <Hero
        isCompact
        seed="premium"
        coiffure="wave"
        overline={<Trans>Premium membership</Trans>}
        title={<Emphasise text={text.title} />}
        text={text.lead}
      />
      {plans.length > 0 && (
        <div className="content-width pt-12 md:pt-16">
          <div className="mx-auto grid max-w-240 gap-6 md:grid-cols-2">
            {plans.map((plan) => (
              <PlanTile key={plan.id} plan={plan} />
            ))}
          </div>
        </div>
      )}
      <Steps section={sectionOf(text, 'how')} />
      <Comparison section={sectionOf(text, 'compare')} />
      <Questions section={sectionOf(text, 'faq')} />
    </>
  )
}
