import { Button } from '@chignon/ui/button'
import type { SubscriptionPlan } from '@chignon/contract/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { authModalAtom } from '../account/auth-modal-atom.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'

type SubscribeLinkProps = {
  plan: SubscriptionPlan
  variant?: ComponentProps<typeof Button>['variant']
}

/** Link to the purchase of a plan. Guests get the login modal and return to the purchase. */
export function SubscribeLink({ plan, variant = 'primary' }: SubscribeLinkProps) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const askToSignIn = useSetAtom(authModalAtom)
  const buyPage = `/subscription/${plan.slug}/buy`
  const needsSignIn = isGuest(viewer)
  return (
    <Button asChild size="large" variant={variant}>
      <Link
        to={needsSignIn ? `/login?redirectTo=${encodeURIComponent(buyPage)}` : buyPage}
        aria-describedby={`plan-${plan.slug}`}
        onClick={(click) => {
          if (!needsSignIn) return
          click.preventDefault()
          askToSignIn({ view: 'sign-in', reason: t`Log in or sign up to subscribe.` })
        }}
      >
        <Trans>Subscribe now</Trans>
      </Link>
    </Button>
  )
}
