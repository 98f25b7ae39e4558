import { Facts } from '@chignon/ui/facts'
import type { SubscriptionPlan } from '@chignon/contract/commerce/subscription'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { usePlanPrice } from './use-plan-price.ts'

/** What is subscribed to: the plan, its price, and how it is renewed. */
export function PlanOverview({ plan }: { plan: SubscriptionPlan }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { price, interval, note } = usePlanPrice(plan)
  return (
    <div className="grid min-w-0 gap-8">
      <div>
        <h2 className="text-title font-medium wrap-break-word">{plan.name}</h2>
        <p className="mt-2 text-text-muted">{plan.summary}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <bdi className="text-subtitle font-medium tabular-nums">{price}</bdi>
          <span className="text-text-muted">{interval}</span>
        </p>
      </div>
      <Facts
        items={[
          { id: 'videos', label: t`Videos per month`, value: number(plan.videos_per_month) },
          { id: 'paid', label: t`Payment`, value: note },
        ]}
      />
      <p className="max-w-prose text-small text-text-muted">
        <Trans>
          The card you pay with is saved, and the subscription is renewed with it until you cancel. You can
          cancel at any time, with effect from the end of the paid period, and withdraw from the purchase
          within 7 days.
        </Trans>
      </p>
    </div>
  )
}
