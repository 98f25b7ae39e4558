import { Banner } from '@chignon/ui/banner'
import { TextLink } from '@chignon/ui/text-link'
import type { Subscription } from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

/** Says that a subscription is cancelled, could not be renewed, or has ended; nothing while it is renewed as usual. */
export function SubscriptionBanner({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const timeZone = useTimeZone()
  const { state, cancel_at_period_end, period_ends_at, next_attempt_at, renewal_order_id } = subscription
  if (state === 'ended') {
    return (
      <Banner tone="neutral" title={t`Your subscription has ended`}>
        <Trans>What you have watched still counts. You can subscribe again at any time.</Trans>
      </Banner>
    )
  }
  if (state === 'past_due') {
    const nextTry = date(next_attempt_at ?? period_ends_at, timeZone)
    const payLink = renewal_order_id && (
      <TextLink asChild>
        <PageLink to={`/orders/${renewal_order_id}`}>
          <Trans>Pay with another card</Trans>
        </PageLink>
      </TextLink>
    )
    return (
      <Banner
        tone="warning"
        title={t`We could not renew your subscription`}
        {...(payLink ? { action: payLink } : {})}
      >
        <Trans>You can keep watching the lessons you chose. We will try again on {nextTry}.</Trans>
      </Banner>
    )
  }
  const end = date(period_ends_at, timeZone)
  if (!cancel_at_period_end) {
    return subscription.has_saved_card ? null : (
      <Banner tone="info" title={t`Your subscription is not renewed by itself`}>
        <Trans>No card is saved for the renewal. On {end} you can pay for the next period by card.</Trans>
      </Banner>
    )
  }
  return (
    <Banner tone="info" title={t`Your subscription is cancelled`}>
      <Trans>You can choose and watch lessons until {end}.</Trans>
    </Banner>
  )
}
