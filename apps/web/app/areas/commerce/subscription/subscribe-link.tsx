import { Button } from '@chignon/ui/button'
import type { SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { MemberLink } from '../../identity/account/member-link.tsx'
import { PageLink } from '../../site/page-link.tsx'
import type { Membership } from './load-membership.ts'
import { subscriptionPath } from './subscription-path.ts'

type SubscribeLinkProps = {
  plan: SubscriptionPlan
  /** The viewer's running subscription; null without one. */
  membership: Membership | null
  variant?: ComponentProps<typeof Button>['variant']
}

/** Link to the purchase of a plan. Guests are asked to sign in; members are led to their subscription, where they can change it. */
export function SubscribeLink({ plan, membership, variant = 'primary' }: SubscribeLinkProps) {
  const { t } = useLingui()
  if (membership)
    return (
      <Button asChild size="large" variant="secondary">
        <PageLink to={subscriptionPath} aria-describedby={`plan-${plan.slug}`}>
          {(membership.next_plan ?? membership.plan).id === plan.id ? (
            <Trans>Your plan</Trans>
          ) : (
            <Trans>Change to this plan</Trans>
          )}
        </PageLink>
      </Button>
    )
  return (
    <Button asChild size="large" variant={variant}>
      <MemberLink
        to={`/subscription/${plan.slug}/buy`}
        prompt={t`Log in or sign up to subscribe.`}
        aria-describedby={`plan-${plan.slug}`}
      >
        <Trans>Subscribe now</Trans>
      </MemberLink>
    </Button>
  )
}
