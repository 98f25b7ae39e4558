import { PlanCard } from '@chignon/ui/plan-card'
import type { SubscriptionPlan } from '@chignon/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { usePlanPrice } from './plan-price.ts'
import { SubscribeLink } from './subscribe-link.tsx'

/** A subscription plan of the contract as a card, with the way to its page and to its purchase. */
export function PlanTile({ plan }: { plan: SubscriptionPlan }) {
  const { t } = useLingui()
  return (
    <PlanCard
      {...usePlanPrice(plan)}
      seed={plan.slug}
      isRecommended={plan.is_recommended}
      name={
        <Link
          id={`plan-${plan.slug}`}
          to={`/subscription/${plan.slug}`}
          prefetch="intent"
          className="no-underline decoration-1 underline-offset-4 hover:underline"
        >
          {plan.name}
        </Link>
      }
      summary={plan.summary}
      benefits={plan.benefits}
      benefitsLabel={t`What you get`}
      {...(plan.is_recommended ? { mark: <Trans>Our advice</Trans> } : {})}
      action={<SubscribeLink plan={plan} variant={plan.is_recommended ? 'primary' : 'secondary'} />}
    />
  )
}
