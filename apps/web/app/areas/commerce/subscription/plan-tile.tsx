import { PlanCard } from '@chignon/ui/plan-card'
import type { SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Membership } from './load-membership.ts'
import { usePlanPrice } from './use-plan-price.ts'
import { SubscribeLink } from './subscribe-link.tsx'
import { PageLink } from '../../site/page-link.tsx'

type PlanTileProps = {
  plan: SubscriptionPlan
  /** The viewer's running subscription; null without one. */
  membership: Membership | null
  /** Level of the heading: 3 below a section's heading, 2 below the page's. Default 2. */
  level?: 2 | 3
}

/** Card of a subscription plan with links to its page and its purchase. */
export function PlanTile({ plan, membership, level = 2 }: PlanTileProps) {
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
      labels={{ benefits: t`What you get` }}
      {...(plan.is_recommended ? { mark: <Trans>Recommended</Trans> } : {})}
      action={
        <SubscribeLink
          plan={plan}
          membership={membership}
          variant={plan.is_recommended ? 'primary' : 'secondary'}
        />
      }
    />
  )
}
