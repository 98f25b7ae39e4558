import { PlanCard } from '@chignon/ui/plan-card'
import type { SubscriptionPlan } from '@chignon/contract/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePlanPrice } from './use-plan-price.ts'
import { SubscribeLink } from './subscribe-link.tsx'
import { PageLink } from '../site/page-link.tsx'

type PlanTileProps = {
  plan: SubscriptionPlan
  /** Of its heading: 3 under a section's, 2 right under the page's. Default 2. */
  level?: 2 | 3
}

/** A subscription plan of the contract as a card, with the way to its page and to its purchase. */
export function PlanTile({ plan, level = 2 }: PlanTileProps) {
  const { t } = useLingui()
  return (
    <PlanCard
      {...usePlanPrice(plan)}
      level={level}
      seed={plan.slug}
      isRecommended={plan.is_recommended}
      name={
        <PageLink
          id={`plan-${plan.slug}`}
          to={`/subscription/${plan.slug}`}
          className="no-underline decoration-1 underline-offset-4 hover:underline"
        >
          {plan.name}
        </PageLink>
      }
      summary={plan.summary}
      benefits={plan.benefits}
      benefitsLabel={t`What you get`}
      {...(plan.is_recommended ? { mark: <Trans>Our advice</Trans> } : {})}
      action={<SubscribeLink plan={plan} variant={plan.is_recommended ? 'primary' : 'secondary'} />}
    />
  )
}
