import { Banner } from '@chignon/ui/banner'
import { Button } from '@chignon/ui/button'
import type { WaitlistEntry } from '@chignon/contract/commerce/waitlist'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { WaitlistSeats } from './waitlist-seats.tsx'
import { WaitlistStatus } from './waitlist-status.tsx'

/** The viewer's entry of the waiting list on the purchase page, with a button to leave it or to decline its offer. */
export function WaitlistBanner({ entry, action }: { entry: WaitlistEntry; action: string }) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const { state, order_id, offer_ends_at } = entry
  const titles = {
    waiting: t`You are on the waiting list`,
    offered: offer_ends_at === null ? t`Your seats stay reserved` : t`Seats are available for you`,
    ordered: t`You have ordered these seats`,
  }
  return (
    <Banner
      tone={state === 'waiting' ? 'info' : 'success'}
      title={titles[state]}
      action={
        state === 'ordered' ? (
          <Button asChild size="small" variant="secondary">
            <Link to={`/orders/${order_id}`}>
              <Trans>Continue your order</Trans>
            </Link>
          </Button>
        ) : (
          <Form method="post" action={action}>
            <input type="hidden" name="entry" value={entry.id} />
            <Button
              type="submit"
              name="intent"
              value="leave-waitlist"
              size="small"
              variant="secondary"
              isBusy={formData?.get('intent') === 'leave-waitlist'}
            >
              {state === 'offered' ? <Trans>Decline the offer</Trans> : <Trans>Leave the waiting list</Trans>}
            </Button>
          </Form>
        )
      }
    >
      <p>
        <WaitlistSeats entry={entry} />
      </p>
      <p>
        <WaitlistStatus entry={entry} />
      </p>
    </Banner>
  )
}
