import { Button } from '@chignon/ui/button'
import { SubscribePromo } from '@chignon/ui/subscribe-promo'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Promotion of the subscription. */
export function PremiumPromo() {
  return (
    <SubscribePromo
      title={<Trans>Become a premium member</Trans>}
      text={<Trans>4 videos of your choice every month with a monthly or annual subscription.</Trans>}
      action={
        <Button asChild size="large">
          <Link to="/subscription">
            <Trans>Subscribe now</Trans>
          </Link>
        </Button>
      }
    />
  )
}
