import { Facts } from '@chignon/ui/facts'
import type { Subscription } from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { useTimeZone } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The plan of a subscription, its price, when it is renewed or ends, and what can still be chosen. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui()
  const { date, money, number } = useFormats()
  const timeZone = useTimeZone()
  const { plan, next_plan, state, choices_left, period_ends_at, month_ends_at } = subscription
  const left = number(choices_left)
  const monthEnd = date(month_ends_at ?? period_ends_at, timeZone)
  const isRenewed = !subscription.cancel_at_period_end && subscription.has_saved_card
  const endLabel = isRenewed ? t`Renewal on` : t`Ends on`
  return (
    <Facts
      items={[
        { id: 'plan', label: t`Plan`, value: plan.name },
        {
          id: 'price',
          label: plan.interval === 'year' ? t`Price per year` : t`Price per month`,
          value: <bdi>{money(plan.price, plan.currency)}</bdi>,
        },
        ...(state === 'active'
          ? [
              { id: 'end', label: endLabel, value: date(period_ends_at, timeZone) },
              {
                id: 'choices',
                label: t`Lessons left to choose`,
                value: (
                  <Trans>
                    {left} until {monthEnd}
                  </Trans>
                ),
              },
            ]
          : []),
        ...(next_plan ? [{ id: 'next', label: t`Plan from the renewal on`, value: next_plan.name }] : []),
      ]}
    />
  )
}
