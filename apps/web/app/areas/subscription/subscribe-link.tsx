import { Button } from '@chignon/ui/button'
import type { SubscriptionPlan } from '@chignon/contract/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { MemberLink } from '../account/member-link.tsx'

type SubscribeLinkProps = {
  plan: SubscriptionPlan
  variant?: ComponentProps<typeof Button>['variant']
}

/** Link to the purchase of a plan. Guests are asked to sign in. */
export function SubscribeLink({ plan, variant = 'primary' }: SubscribeLinkProps) {
  const { t } = useLingui()
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
